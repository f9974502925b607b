import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Quality 11 makes drawings 0.4 % smaller and takes three times as long. */
const HIGH_QUALITY = 10;

/** A text as the bytes of each encoding a client may accept. */
export type CompressedText = Record<ContentCoding, Uint8Array<ArrayBuffer>>;

/** Encodings a text is held in, the best first. */
export const contentCodings = ['br', 'gzip', 'identity'] as const;
export type ContentCoding = (typeof contentCodings)[number];

/** Compresses a text once, well, for it is sent many times; a lower brotli quality is for large texts that somebody waits for. */
export async function compressText(text: string, quality: number = HIGH_QUALITY): Promise<CompressedText> {
  const identity = new TextEncoder().encode(text);
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY } = constants;
  const params = { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: quality };
  const [br, gz] = await Promise.all([toBrotli(identity, { params }), toGzip(identity, { level: 9 })]);
  return { br: ownBytes(br), gzip: ownBytes(gz), identity: ownBytes(identity) };
}

/** Small bytes come out of a pool, of which they would keep 64 kB for as long as they are cached. */
const ownBytes = (pooled: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(pooled);

/** Bytes that a compressed text takes in memory. */
export function sizeOf(text: CompressedText): number {
  return contentCodings.reduce((sum, coding) => sum + text[coding].byteLength, 0);
}
