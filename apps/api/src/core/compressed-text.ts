import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Quality 11 makes drawings 0.4 % smaller but takes three times as long. */
const HIGH_QUALITY = 10;

/** Text as bytes in each supported content encoding. */
export type CompressedText = Record<ContentCoding, Uint8Array<ArrayBuffer>>;

/** Supported content encodings, in order of preference. */
export const contentCodings = ['br', 'gzip', 'identity'] as const;
export type ContentCoding = (typeof contentCodings)[number];

/** Compresses a text that is sent many times; use a lower brotli quality for large texts that a request waits for. */
export async function compressText(text: string, quality: number = HIGH_QUALITY): Promise<CompressedText> {
  const identity = new TextEncoder().encode(text);
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY } = constants;
  const params = { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: quality };
  const [br, gz] = await Promise.all([toBrotli(identity, { params }), toGzip(identity, { level: 9 })]);
  return { br: ownBytes(br), gzip: ownBytes(gz), identity: ownBytes(identity) };
}

/** Copies bytes out of Node's buffer pool: small ones would keep 64 kB in memory for as long as they are cached. */
const ownBytes = (pooled: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(pooled);

/** Memory size of a compressed text in bytes. */
export function sizeOf(text: CompressedText): number {
  return contentCodings.reduce((sum, coding) => sum + text[coding].byteLength, 0);
}
