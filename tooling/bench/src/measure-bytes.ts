import { brotliCompressSync, gzipSync } from 'node:zlib';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Figures } from './page-table.ts';

/** Bytes sent to a visitor before a page is hydrated; the CSS is part of the HTML and included in its size. */
export interface PageBytes extends Figures {
  html: number;
  css: number;
  script: number;
  /** Number of script files. */
  scripts: number;
}

/**
 * Measures a page and its first-load scripts with one encoding.
 * @throws if the page or one of its files does not respond 200, or the page names no script.
 */
export async function measureBytes(origin: string, path: string, encoding: Encoding): Promise<PageBytes> {
  const html = await (await fetch(origin + path)).text();
  const modules = readModules(html);
  const bodies = await Promise.all([path, ...modules].map((file) => packedBody(new URL(file, origin), encoding)));
  const [page = 0, ...files] = bodies.map(({ length }) => length);
  return {
    html: page,
    css: pack(readStyles(html), encoding),
    script: files.reduce((sum, size) => sum + size, 0),
    scripts: modules.length,
  };
}

/** Returns the addresses of the modules that the page's boot script loads first. */
export function readModules(html: string): string[] {
  const [, files, entry] = /<script [^>]*id="late-module" data-files="([^"]*)" data-entry="([^"]*)"/.exec(html) ?? [];
  if (!files || !entry)
    throw new Error('The page has no script "late-module", so its files are not known. Was the site built?');
  return [...files.split(' '), entry];
}

function readStyles(html: string): string {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
}

const pack = (text: string, encoding: Encoding): number =>
  (encoding === 'br' ? brotliCompressSync(text) : gzipSync(text)).length;

/** Content encoding of a response. */
export type Encoding = 'gzip' | 'br';

/**
 * Returns the encoded body of a response, which `fetch` would decode.
 * @throws if the status is not 200.
 */
export function packedBody(address: URL, encoding: Encoding): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  get(address, { headers: { 'accept-encoding': encoding } }, (response) => {
    if (response.statusCode === 200) buffer(response).then(resolve, reject);
    else reject(new Error(`${address.href} answers ${response.statusCode}, so measuring it says nothing.`));
  }).once('error', reject);
  return promise;
}
