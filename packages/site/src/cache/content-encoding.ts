import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompressSync, zstdDecompress } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);
const unzstd = promisify(zstdDecompress);

/** The encodings that pages are cached in, those of the fewest bytes first. */
export const encodings = ['br', 'zstd', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** What an Accept-Encoding header allows: the fewest bytes, and the least work for an answer that may never be sent again. */
export interface AcceptedEncodings {
  best: Encoding;
  quick: Encoding;
}

/**
 * Brotli's quality. A comparison of 104 kB comes to 21.2 kB with `quick`, and to 19.8 with 5, which takes twice the CPU of a
 * page that may never be asked for again. `thorough` may decide whether a page fits into the first round trip.
 */
const qualities = { quick: 4, thorough: 11 } as const;
export type Quality = keyof typeof qualities;

/**
 * A fifth of the CPU of brotli's `quick`, for 6 % more bytes; the levels above take as much as brotli. Tables of 64 kB stay in
 * a core's own cache: those of the level push everything else out of it, and save 0.5 % of the bytes.
 */
const zstdParams = {
  [constants.ZSTD_c_compressionLevel]: 3,
  [constants.ZSTD_c_hashLog]: 14,
  [constants.ZSTD_c_chainLog]: 14,
};

/** As far back as a page reaches: brotli's default takes 8 MB for each page, and V8 collects all garbage every tenth. */
const widestWindow = 18;

const windowFor = (bytes: number): number =>
  Math.min(widestWindow, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 1))));

/** A text in an encoding; compression runs beside the event loop, but for zstd, which takes less than to hand it over. */
export async function encode(identity: Buffer, encoding: Encoding, quality: Quality): Promise<Buffer> {
  if (encoding === 'identity') return identity;
  if (encoding === 'zstd') return zstd(identity);
  if (encoding === 'gzip') return ownBytes(await zip(identity, { level: 6 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualities[quality],
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(identity.length),
  };
  return ownBytes(await brotli(identity, { params }));
}

function zstd(identity: Buffer): Buffer {
  const options = { params: zstdParams, pledgedSrcSize: identity.length, chunkSize };
  return ownBytes(zstdCompressSync(identity, options));
}

/** V8 keeps what zlib wrote last until all garbage is collected: no more than this, where Node's pool would give 64 kB. */
const chunkSize = 32 * 1024;

/** Bytes that may be cached: what is less than 32 kB comes out of Node's pool, and would keep 64 kB of it. */
export function ownBytes(pooled: Uint8Array): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(pooled.length);
  own.set(pooled);
  return own;
}

/** The text that was encoded. */
export async function decode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'zstd') return unzstd(bytes);
  return encoding === 'br' ? unbrotli(bytes) : unzip(bytes);
}

/** Reads an Accept-Encoding header. */
export function acceptedEncodings(written: string): AcceptedEncodings {
  const header = written.toLowerCase().replaceAll(/\s/gu, '');
  const offers = header.split(',').map((offer) => offer.split(';q='));
  const accepts = (name: string) => offers.some(([offered, weight = '1']) => offered === name && Number(weight) > 0);
  const best = encodings.find(accepts) ?? 'identity';
  return { best, quick: accepts('zstd') ? 'zstd' : best };
}
