import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { chooseEncoding, type Encoding } from './page-cache/content-encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const smallest = 1024;
const isText = /^(text\/|application\/(json|problem\+json)|image\/svg)/;

const compressors: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => zip(bytes, { level: 6 }),
};

/** Compresses text answers that nobody compressed before. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, status, body } = c.res;
  if (!body || headers.has('content-encoding') || !isText.test(headers.get('content-type') ?? '')) return;
  const bytes = Buffer.from(await c.res.arrayBuffer());
  const encoding = bytes.length < smallest ? 'identity' : chooseEncoding(c.req.header('accept-encoding') ?? '');
  const sent = encoding === 'identity' ? bytes : await compressors[encoding](bytes);
  const answer = new Response(sent as Buffer<ArrayBuffer>, { status, headers });
  answer.headers.append('vary', 'Accept-Encoding');
  answer.headers.delete('content-length');
  if (encoding !== 'identity') answer.headers.set('content-encoding', encoding);
  c.res = undefined;
  c.res = answer;
};
