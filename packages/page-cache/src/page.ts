import { createHash } from 'node:crypto';
import { chooseEncoding, encode, type Encoding, encodings, type Quality } from './content-encoding.ts';

/** A rendered page with its headers, ready to be sent in any encoding. */
export interface Page {
  /** When it was rendered, in ms since 1970. */
  renderedAt: number;
  etag: string;
  quality: Quality;
  headers: Record<Encoding, Record<string, string>>;
  bodies: Record<Encoding, Buffer>;
}

/** How long a page is good, in ms: fresh, and after that stale but still sent while it is rendered again. */
export interface PageLife {
  freshMs: number;
  staleMs: number;
}

/** Whether an answer may be shown to everybody. */
export function isShareable({ status, headers }: Response): boolean {
  const isPrivate = headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '');
  return status === 200 && !isPrivate && (headers.get('content-type') ?? '').startsWith('text/html');
}

/** Compresses an answer quickly, for the visitor who waits; the page cached so far serves on when nothing changed. */
export async function toPage(response: Response, renderedAt: number, life: PageLife, cached?: Page): Promise<Page> {
  const identity = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  if (cached?.etag === etag) return { ...cached, renderedAt };
  const shared = {
    ...Object.fromEntries(response.headers),
    etag,
    vary: 'Accept-Encoding',
    'cache-control': policy(life),
  };
  return { renderedAt, etag, quality: 'quick', ...dress(await encode(identity, 'quick'), shared) };
}

const policy = ({ freshMs, staleMs }: PageLife): string =>
  `public, max-age=0, s-maxage=${freshMs / 1000}, stale-while-revalidate=${staleMs / 1000}`;

/** The same page in fewer bytes; takes a while, so nobody should wait for it. */
export async function compressThoroughly(page: Page): Promise<Page> {
  const bodies = await encode(page.bodies.identity, 'thorough');
  return { ...page, quality: 'thorough', ...dress(bodies, page.headers.identity) };
}

function dress(bodies: Page['bodies'], shared: Record<string, string>): Pick<Page, 'bodies' | 'headers'> {
  const headersOf = (encoding: Encoding) => [
    encoding,
    {
      ...shared,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(bodies[encoding].length),
    },
  ];
  return { bodies, headers: Object.fromEntries(encodings.map(headersOf)) };
}

/** The bytes that a page takes in memory, about. */
export const pageSize = ({ bodies }: Page): number => encodings.reduce((sum, name) => sum + bodies[name].length, 2048);

/** What a request says that matters to a page; `path` with its query string, as it was sent. */
export interface PageRequest {
  method: string;
  path: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** What goes out for a page. */
export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | null;
}

/** Answers one request with a page, or with 304 when the visitor has it already. */
export function sendPage(page: Page, { method, acceptEncoding = '', ifNoneMatch }: PageRequest): PageResponse {
  const encoding = chooseEncoding(acceptEncoding);
  const headers = page.headers[encoding];
  if (hasPage(page, ifNoneMatch)) return { status: 304, headers: headersOfNone(headers), body: null };
  return { status: 200, headers, body: method === 'HEAD' ? null : (page.bodies[encoding] as Buffer<ArrayBuffer>) };
}

function hasPage({ etag }: Page, known: string | undefined): boolean {
  if (known === undefined) return false;
  return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.slice(2));
}

/** An answer without a body has the headers of the page, but for those of its body. */
function headersOfNone(headers: Record<string, string>): Record<string, string> {
  const { 'content-length': _length, 'content-encoding': _encoding, 'content-type': _type, ...others } = headers;
  return others;
}
