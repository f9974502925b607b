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

const isUnpacked = ({ headers, body }: Response): boolean =>
  body !== null && !headers.has('content-encoding') && isText.test(headers.get('content-type') ?? '');

/** Compresses text answers that nobody compressed before. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  if (!isUnpacked(c.res)) return;
  const answer = await pack(c.res, c.req.header('accept-encoding') ?? '');
  c.res = undefined;
  c.res = answer;
};

async function pack(response: Response, accepted: string): Promise<Response> {
  const { status, headers } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = bytes.length < smallest ? 'identity' : chooseEncoding(accepted);
  const body = encoding === 'identity' ? bytes : await compressors[encoding](bytes);
  const answer = new Response(body as Buffer<ArrayBuffer>, { status, headers });
  describeBody(answer.headers, encoding);
  return answer;
}

function describeBody(headers: Headers, encoding: Encoding): void {
  headers.delete('content-length');
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept-Encoding');
  // One strong tag would promise the same bytes to visitors who get different ones.
  const etag = headers.get('etag');
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`);
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
}
