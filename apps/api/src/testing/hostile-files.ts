import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Expected outcome of an upload: rejected for one of these reasons, or accepted and re-encoded. */
export type Outcome = RegExp | 'made anew' | 'either';

/** File uploaded maliciously or by mistake. */
export interface HostileFile {
  what: string;
  /** Created on use: large pictures take seconds of processor time. */
  bytes: () => Buffer | Promise<Buffer>;
  outcome: Outcome;
  /** File name sent with it. */
  name?: string;
}

/** Marker hidden in pictures: no stored file may contain it. */
export const HIDDEN = 'alert("dopahiya-hidden")';

export const noRaster = /It isn’t a JPEG, PNG, WebP or AVIF/;
export const unreadable = /We couldn’t open it as an image of up to 40 million pixels/;

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** Creates a picture of noise, so that truncation matters. */
export const noisy = ({ width = 120, height = 90 } = {}): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

const flat = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#a51d27' } });

const upright = (width: number, height: number): Sharp => flat(width, height).withMetadata({ orientation: 6 });

/** Creates one picture in each accepted format. */
export async function pictures(): Promise<Record<'JPEG' | 'PNG' | 'WebP' | 'AVIF', Buffer>> {
  const [JPEG, PNG, WebP, AVIF] = await Promise.all([
    noisy().jpeg().toBuffer(),
    noisy().png().toBuffer(),
    noisy().webp().toBuffer(),
    noisy().avif({ effort: 0 }).toBuffer(),
  ]);
  return { JPEG, PNG, WebP, AVIF };
}

/** Builds a PNG chunk. */
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin1(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const pngStart = latin1('\x89PNG\r\n\x1a\n');

/** Builds a PNG whose header claims this size, whatever follows. */
function pngOfSize(width: number, height: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    pngStart,
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const pngWith = (png: Buffer, type: string, data: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), pngChunk(type, data), png.subarray(33)]);

const jpegWith = (jpeg: Buffer, marker: number, data: Buffer): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), length, data, jpeg.subarray(2)]);
};

/** Builds a JPEG whose header claims another size than its picture. */
function jpegOfSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

/** Creates pictures that are too large, or claim to be. */
export async function oversizedFiles(): Promise<HostileFile[]> {
  const { JPEG } = await pictures();
  const tooLong = /more than 12000 px on one side/;
  const tooMany = unreadable;
  const files: [string, HostileFile['bytes'], Outcome][] = [
    ['PNG of 30,000 px across', () => flat(30_000, 2).png().toBuffer(), tooLong],
    ['PNG of 30,000 px from top to bottom', () => flat(2, 30_000).png().toBuffer(), tooLong],
    ['JPEG of one pixel too many', () => flat(12_001, 3).jpeg().toBuffer(), tooLong],
    ['PNG of 59 million pixels', () => flat(7700, 7700).png({ compressionLevel: 1 }).toBuffer(), tooMany],
    ['JPEG that claims 59 million pixels', () => jpegOfSize(JPEG, 7700, 7700), tooMany],
    ['PNG that claims the largest size', () => pngOfSize(2 ** 31 - 1, 2 ** 31 - 1, Buffer.alloc(9)), tooMany],
    ['PNG that claims no size', () => pngOfSize(0, 0, Buffer.alloc(9)), tooMany],
    ['PNG that claims 39 million pixels and has few', () => pngOfSize(6200, 6200, Buffer.alloc(9)), 'either'],
    ['small PNG with 20 MB of pixels', () => pngOfSize(8, 8, Buffer.alloc(20 * 1024 * 1024)), 'either'],
    ['JPEG that claims 65,535 px', () => jpegOfSize(JPEG, 65_535, 65_535), tooMany],
    ['JPEG that claims 36 million pixels and has few', () => jpegOfSize(JPEG, 6000, 6000), 'either'],
    ['50 MB that begin like a JPEG', () => Buffer.concat([JPEG, Buffer.alloc(50 * 1024 * 1024)]), /more than 12 MB/],
    ['13 MB of zeros', () => Buffer.alloc(13 * 1024 * 1024), /more than 12 MB/],
    ['picture with 11 MB behind it', () => Buffer.concat([JPEG, Buffer.alloc(11 * 1024 * 1024, HIDDEN)]), 'made anew'],
    ['WebP of more than 40 million pixels', () => flat(8000, 5001).webp({ effort: 0 }).toBuffer(), tooMany],
    ['largest PNG, held upright', () => upright(8000, 5000).png({ compressionLevel: 1 }).toBuffer(), 'made anew'],
    [
      'progressive JPEG of too many pixels',
      () => flat(5001, 4000).jpeg({ progressive: true }).toBuffer(),
      /too many for a progressive file/,
    ],
    [
      'largest progressive JPEG, held upright',
      () => upright(5000, 4000).jpeg({ progressive: true }).toBuffer(),
      'made anew',
    ],
    [
      'interlaced PNG of too many pixels',
      () => flat(5001, 4000).png({ progressive: true, compressionLevel: 1 }).toBuffer(),
      /too many for a progressive file/,
    ],
    ['AVIF of too many pixels', () => flat(3201, 2500).avif({ effort: 0 }).toBuffer(), /too many for AVIF/],
    ['largest AVIF', () => flat(3200, 2500).avif({ effort: 0 }).toBuffer(), 'made anew'],
  ];
  return files.map(([what, bytes, outcome]) => ({ what, bytes, outcome }));
}

/** Creates pictures with unneeded metadata and extra data. */
export async function laden(): Promise<HostileFile[]> {
  const { JPEG, PNG, WebP } = await pictures();
  const hidden = latin1(HIDDEN);
  const zipped = Buffer.concat([latin1('Comment\0\0'), deflateSync(Buffer.alloc(16 * 1024 * 1024, HIDDEN))]);
  const noted = (picture: Sharp) =>
    picture.withExif({ IFD0: { Artist: HIDDEN }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 0/1' } });
  const frames = await noisy({ width: 40, height: 400 }).raw().toBuffer();
  const film = sharp(frames, { raw: { width: 40, height: 400, channels: 3, pageHeight: 40 } });
  const files: [string, Buffer][] = [
    ['JPEG with its place', await noted(noisy()).jpeg().toBuffer()],
    ['PNG with its place', await noted(noisy()).png().toBuffer()],
    ['WebP with its place', await noted(noisy()).webp().toBuffer()],
    ['AVIF with its place', await noted(noisy()).avif({ effort: 0 }).toBuffer()],
    ['JPEG with a comment', jpegWith(JPEG, 0xfe, hidden)],
    ['JPEG with an XMP script', jpegWith(JPEG, 0xe1, latin1(`http://ns.adobe.com/xap/1.0/\0<x>${HIDDEN}</x>`))],
    ['JPEG with a Photoshop block', jpegWith(JPEG, 0xed, latin1(`Photoshop 3.0\0${HIDDEN}`))],
    ['JPEG with a colour profile that is none', jpegWith(JPEG, 0xe2, latin1(`ICC_PROFILE\0\x01\x01${HIDDEN}`))],
    ['JPEG with EXIF that is none', jpegWith(JPEG, 0xe1, latin1(`Exif\0\0MM\0*\xff\xff\xff\xff${HIDDEN}`))],
    ['JPEG with the largest block', jpegWith(JPEG, 0xef, Buffer.alloc(65_533, HIDDEN))],
    ['PNG with a text', pngWith(PNG, 'tEXt', latin1(`Comment\0${HIDDEN}`))],
    ['PNG with a text that grows to 16 MB', pngWith(PNG, 'zTXt', zipped)],
    ['PNG with EXIF', pngWith(PNG, 'eXIf', latin1(`MM\0*${HIDDEN}`))],
    ['PNG with a chunk that nobody knows', pngWith(PNG, 'doPa', hidden)],
    ['animated WebP', await film.clone().webp({ effort: 0 }).toBuffer()],
    ['progressive JPEG', await noisy().jpeg({ progressive: true }).toBuffer()],
    ['JPEG in CMYK', await noisy().toColourspace('cmyk').jpeg().toBuffer()],
    ['PNG of 16 bits', await noisy().toColourspace('rgb16').png().toBuffer()],
    ['grey PNG', await noisy().greyscale().png().toBuffer()],
    ['PNG with a palette', await noisy().png({ palette: true }).toBuffer()],
    ['clear WebP', await noisy().ensureAlpha(0).webp().toBuffer()],
    ['single pixel', await flat(1, 1).png().toBuffer()],
    ['longest line that is taken', await flat(12_000, 1).png().toBuffer()],
    ['WebP with bytes behind it', Buffer.concat([WebP, hidden])],
    ...(await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation): Promise<[string, Buffer]> => [
        `JPEG held in way ${orientation}`,
        await noisy().withMetadata({ orientation }).jpeg().toBuffer(),
      ]),
    )),
  ];
  const damaged = new Set(['JPEG with EXIF that is none', 'PNG with EXIF', 'JPEG with a colour profile that is none']);
  return files.map(([what, bytes]) => ({
    what,
    bytes: () => bytes,
    outcome: damaged.has(what) ? 'either' : 'made anew',
  }));
}
