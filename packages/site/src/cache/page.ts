import { hash } from 'node:crypto';
import type { PageStorage } from '../pages/define-page.ts';
import { acceptedEncodings, decode, encode, type Encoding, encodings, type Quality } from './content-encoding.ts';

/** A page in one encoding, ready to be sent. */
interface PackedPage {
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
}

/** A rendered page in the encodings that visitors asked for; the others are made of these. */
export interface Page {
  /** When it was rendered, in ms since 1970. */
  renderedAt: number;
  /** Where it may be kept, which also says for how long. */
  storage: PageStorage;
  etag: string;
  /** How thoroughly brotli has compressed it. */
  quality: Quality;
  /** What is the same in every encoding. */
  headers: Record<string, string>;
  packed: Partial<Record<Encoding, PackedPage>>;
}

/** How long a page is good, in ms: fresh, and after that stale but still sent while it is rendered again. */
export interface PageLife {
  freshMs: number;
  staleMs: number;
}

type MadePage = Pick<Page, 'renderedAt' | 'storage'> & { life: PageLife };

/** Whether an answer may be shown to everybody. */
export function isShareable({ status, headers }: Response): boolean {
  const isPrivate = headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '');
  return status === 200 && !isPrivate && (headers.get('content-type') ?? '').startsWith('text/html');
}

/** The bytes and headers of an answer, not yet in any encoding; the page cached so far serves on when nothing changed. */
export async function toPage(response: Response, { renderedAt, storage, life }: MadePage, cached?: Page) {
  const identity = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`;
  if (cached?.etag === etag) return { page: { ...cached, renderedAt }, identity };
  const headers = {
    ...Object.fromEntries(response.headers),
    etag,
    vary: 'Accept-Encoding',
    'cache-control': policy(life),
  };
  const page: Page = { renderedAt, storage, etag, quality: 'quick', headers, packed: {} };
  return { page, identity };
}

const policy = ({ freshMs, staleMs }: PageLife): string =>
  `public, max-age=0, s-maxage=${freshMs / 1000}${staleMs > 0 ? `, stale-while-revalidate=${staleMs / 1000}` : ''}`;

/** The page with one encoding more, quickly, for the visitor who waits. */
export async function withEncoding(page: Page, encoding: Encoding, identity?: Buffer): Promise<Page> {
  if (page.packed[encoding]) return page;
  const body = await encode(identity ?? (await identityOf(page)), encoding, 'quick');
  const packed = { ...page.packed, [encoding]: packedPage(page, encoding, body) };
  return { ...page, packed, quality: encoding === 'br' ? 'quick' : page.quality };
}

/** The same page in fewer bytes, also instead of zstd; takes a while, so nobody should wait for it. */
export async function compressThoroughly(page: Page): Promise<Page> {
  const br = await encode(await identityOf(page), 'br', 'thorough');
  const { zstd: _zstd, ...packed } = page.packed;
  return { ...page, quality: 'thorough', packed: { ...packed, br: packedPage(page, 'br', br) } };
}

async function identityOf({ packed }: Page): Promise<Buffer> {
  const known = encodings.toReversed().find((encoding) => packed[encoding]);
  if (!known) throw new Error('A page is cached in one encoding at least.');
  return decode(packed[known]?.body as Buffer, known);
}

function packedPage({ headers }: Page, encoding: Encoding, body: Buffer): PackedPage {
  const more = { ...(encoding !== 'identity' && { 'content-encoding': encoding }), 'content-length': `${body.length}` };
  return { headers: { ...headers, ...more }, body: body as Buffer<ArrayBuffer> };
}

/** The bytes that a page takes in memory, about, with room for the brotli that it gets, also instead of zstd, when it is asked for again. */
export function pageSize({ packed }: Page): number {
  const sizes = Object.values(packed).map(({ body }) => body.length);
  const brotli = packed.br || packed.zstd ? 0 : Math.min(...sizes);
  return sizes.reduce((sum, size) => sum + size, 2048 + brotli);
}

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

/** The encoding that a page goes out in: the one of the fewest bytes if it is there, or the one that is made soonest. */
export function encodingFor({ acceptEncoding = '' }: PageRequest, page?: Page): Encoding {
  const { best, quick } = acceptedEncodings(acceptEncoding);
  return page?.packed[best] ? best : quick;
}

/** Answers one request with a page, or with 304 when the visitor has it already; not at all without its encoding. */
export function sendPage(page: Page, request: PageRequest): PageResponse | undefined {
  const packed = page.packed[encodingFor(request, page)];
  if (!packed) return undefined;
  const { headers, body } = packed;
  if (hasPage(page, request.ifNoneMatch)) return { status: 304, headers: headersOfNone(headers), body: null };
  return { status: 200, headers, body: request.method === 'HEAD' ? null : body };
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
