import { deflateRawSync, gzipSync } from 'node:zlib';
import {
  HIDDEN,
  type HostileFile,
  laden,
  noRaster,
  noisy,
  type Outcome,
  oversizedFiles,
  pictures,
  unreadable,
} from './hostile-files.ts';

const noBytes = Buffer.alloc(0);
const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** Files that are not pictures, whatever their name. */
const payloads: Record<string, Buffer> = {
  page: latin1(`<!doctype html><script>${HIDDEN}</script>`),
  'SVG with a script': latin1(`<svg xmlns="http://www.w3.org/2000/svg"><script>${HIDDEN}</script></svg>`),
  'SVG that reads a file': latin1(
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
  ),
  'SVG that loads a picture': latin1(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="http://127.0.0.1/"/></svg>',
  ),
  'PHP program': latin1(`<?php ${HIDDEN}; system($_GET["c"]); ?>`),
  'shell program': latin1(`#!/bin/sh\n# ${HIDDEN}\nrm -rf /\n`),
  'program of Linux': latin1(`\x7fELF\x02\x01\x01${HIDDEN}`),
  'program of Windows': latin1(`MZ\x90\0${HIDDEN}`),
  archive: Buffer.concat([latin1('PK\x03\x04\x14\0\0\0\x08\0'), deflateRawSync(latin1(HIDDEN))]),
  'gzip that grows to 64 MB': gzipSync(Buffer.alloc(64 * 1024 * 1024)),
  PDF: latin1(`%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(${HIDDEN})>>>>`),
  script: latin1(HIDDEN),
};

const beginnings: Record<string, Buffer> = {
  JPEG: latin1('\xff\xd8\xff\xe0\0\x10JFIF\0'),
  PNG: latin1('\x89PNG\r\n\x1a\n'),
  WebP: latin1('RIFF\xff\xff\0\0WEBPVP8 '),
  AVIF: latin1('\0\0\0\x20ftypavif\0\0\0\0avifmif1'),
  'film of AVIF': latin1('\0\0\0\x20ftypavis\0\0\0\0avismsf1'),
};

/** Creates formats that the picture library opens but uploads do not accept. */
async function otherFormats(): Promise<Record<string, Buffer>> {
  return {
    GIF: await noisy().gif().toBuffer(),
    'animated GIF': latin1('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0'),
    TIFF: await noisy().tiff().toBuffer(),
    'large TIFF': await noisy().tiff({ bigtiff: true }).toBuffer(),
    BMP: latin1(`BM\x36\0\0\0\0\0\0\0\x36\0\0\0${HIDDEN}`),
    icon: latin1('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0'),
    HEIC: latin1('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    'film of MP4': latin1('\0\0\0\x18ftypisom\0\0\x02\0isomiso2'),
    'film of WebM': latin1('\x1aE\xdf\xa3\x9fB\x86\x81\x01'),
    'JPEG XL': latin1('\xff\x0a\xfa\x1f\x01'),
    'JPEG 2000': latin1('\0\0\0\x0cjP  \r\n\x87\n'),
    Photoshop: latin1('8BPS\0\x01\0\0\0\0\0\0'),
    'portable pixels': latin1('P6 2 2 255\n            '),
    'floating pixels': latin1('PF 1 1 -1\n            '),
    'radiance picture': latin1('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n'),
    'format of the library': latin1('\xb6\xa6\xf2\x08\0\0\0\0'),
    'stars of FITS': latin1('SIMPLE  =                    T'),
    'drawing of ImageMagick': latin1('push graphic-context\nimage over 0,0 0,0 "https://127.0.0.1/"\n'),
    PostScript: latin1('%!PS-Adobe-3.0\n(%pipe%id) (r) file'),
    table: latin1('1,2,3\n4,5,6\n'),
    JSON: latin1(JSON.stringify({ hidden: HIDDEN })),
    font: latin1('wOF2\0\x01\0\0'),
    WebAssembly: latin1('\0asm\x01\0\0\0'),
    sound: latin1('RIFF$\0\0\0WAVEfmt '),
    'mark of UTF-8 and a page': latin1('\xef\xbb\xbf<html>'),
  };
}

const names = [
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/shadow.jpg',
  'C:\\boot.ini',
  'bike.jpg\0.php',
  'bike.php',
  'bike.html',
  'bike.svg',
  '.htaccess',
  '-rf',
  'CON.jpg',
  'x'.repeat(300),
  '😀.jpg',
  '\u202Egpj.exe',
  '$(id).jpg',
  '; rm -rf .jpg',
  '%2e%2e%2f.jpg',
  ' ',
  'a"b.jpg',
  '<script>.jpg',
];

const shares = [0.05, 0.2, 0.4, 0.6, 0.8];
/** Kinds of data appended to a valid picture. */
const tails = ['page', 'SVG with a script', 'PHP program', 'archive', 'PDF'];

/** Creates more than 200 files, none of which may be stored as sent. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const whole = Object.entries(await pictures());
  const payload = Object.entries(payloads);
  const file = (what: string, bytes: Buffer, outcome: Outcome): HostileFile => ({ what, bytes: () => bytes, outcome });
  return [
    file('nothing', noBytes, /The file is empty/),
    ...[1, 2, 3, 4, 7, 8, 11].map((size) => file(`${size} zero bytes`, Buffer.alloc(size), noRaster)),
    ...[3, 4, 8, 12].map((size) =>
      file(`${size} bytes of a JPEG`, latin1('\xff\xd8\xff\xe0\0\x10JFIF\0').subarray(0, size), unreadable),
    ),
    ...payload.map(([what, bytes]) => file(what, bytes, noRaster)),
    ...Object.entries(await otherFormats()).map(([what, bytes]) => file(what, bytes, noRaster)),
    ...Object.entries(beginnings).flatMap(([format, start]) =>
      payload.map(([what, bytes]) =>
        file(`${what} that begins like ${format}`, Buffer.concat([start, bytes]), unreadable),
      ),
    ),
    ...whole.flatMap(([format, bytes]) =>
      tails.map((tail) =>
        file(`${format} with ${tail} behind it`, Buffer.concat([bytes, payloads[tail] ?? noBytes]), 'made anew'),
      ),
    ),
    ...whole.flatMap(([format, bytes]) =>
      shares.map((share) =>
        file(`first ${share * 100} % of ${format}`, bytes.subarray(0, bytes.length * share), unreadable),
      ),
    ),
    ...whole.flatMap(([format, bytes]) =>
      shares.map((share) => file(`${format} turned over at ${share * 100} %`, turnedOver(bytes, share), 'either')),
    ),
    ...names.map((name) => called(name, whole[0]?.[1] ?? noBytes)),
    ...(await laden()),
    ...(await oversizedFiles()),
  ];
}

/** Creates a valid picture with a hostile name. */
function called(name: string, bytes: Buffer): HostileFile {
  return { what: `file called ${JSON.stringify(name).slice(0, 40)}`, bytes: () => bytes, outcome: 'made anew', name };
}

/** Returns a file with sixteen bytes changed. */
function turnedOver(bytes: Buffer, share: number): Buffer {
  const changed = Buffer.from(bytes);
  const start = Math.max(16, Math.floor(changed.length * share));
  for (let place = start; place < Math.min(start + 16, changed.length); place++)
    changed[place] = ~(changed[place] ?? 0) & 255;
  return changed;
}
