import { hash } from 'node:crypto';
import { decode, encode, type Encoding, encodings } from './content-encoding.ts';

/** How long a page may be sent, in ms: fresh, and after that stale while it is rendered again. */
export interface PageLife {
  freshMs: number;
  staleMs: number;
}

/** What goes out for a page. */
export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | null;
}

/** A rendered page, and its responses in the encodings that visitors asked for. */
export interface Page {
  life: PageLife;
  etag: string;
  /** What is the same in every encoding. */
  headers: Record<string, string>;
  responses: Partial<Record<Encoding, PageResponse & { body: Buffer<ArrayBuffer> }>>;
}

/** What a request says that matters to a page; `path` with its query string, as it was sent. */
export interface PageRequest {
  method: string;
  path: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** For whom a page is rendered: for how long, in which encoding, and who waits for it. */
export interface Rendering<Visitor> {
  life: PageLife;
  encoding: Encoding;
  visitor?: Visitor | undefined;
}

/**
 * Makes a page of a rendered answer; `cached` itself when nothing changed.
 * @throws UncachedAnswer when the answer is not for everybody.
 */
export async function toPage(response: Response, rendering: Rendering<unknown>, cached?: Page): Promise<Page> {
  if (!isShareable(response)) throw new UncachedAnswer(response, rendering);
  const { life, encoding } = rendering;
  const identity = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`;
  if (cached?.etag === etag) return cached;
  const headers = {
    ...Object.fromEntries(response.headers),
    etag,
    vary: 'Accept-Encoding',
    'cache-control': policy(life),
  };
  return addEncoding({ life, etag, headers, responses: {} }, encoding, identity);
}

function isShareable({ status, headers }: Response): boolean {
  const isPrivate = headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '');
  return status === 200 && !isPrivate && (headers.get('content-type') ?? '').startsWith('text/html');
}

/** An answer that only those get who wait for it. */
export class UncachedAnswer extends Error {
  override name = 'UncachedAnswer';
  readonly response: Response;
  readonly rendering: Rendering<unknown>;

  constructor(response: Response, rendering: Rendering<unknown>) {
    super('This answer is not cached.');
    this.response = response;
    this.rendering = rendering;
  }

  /** Whether there is no page for everybody any more; one that only failed, or was refused, is still there. */
  get isGone(): boolean {
    const { status } = this.response;
    return status !== 200 && status !== 429 && status < 500;
  }
}

const policy = ({ freshMs, staleMs }: PageLife): string =>
  `public, max-age=0, s-maxage=${freshMs / 1000}${staleMs > 0 ? `, stale-while-revalidate=${staleMs / 1000}` : ''}`;

/** The page with one more encoding, made from one that it has. */
export async function withEncoding(page: Page, encoding: Encoding): Promise<Page> {
  for (const known of encodings) {
    const response = page.responses[known];
    if (response) return addEncoding(page, encoding, await decode(response.body, known));
  }
  throw new Error('A page is cached in at least one encoding.');
}

async function addEncoding(page: Page, encoding: Encoding, identity: Buffer): Promise<Page> {
  const body = await encode(identity, encoding, 'often');
  const ofBody = {
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': `${body.length}`,
  };
  const response = { status: 200, headers: { ...page.headers, ...ofBody }, body };
  return { ...page, responses: { ...page.responses, [encoding]: response } };
}

/** For the headers and the key of a page. */
const overheadBytes = 2048;

/** The bytes that a page takes in memory, about. */
export const pageSize = ({ responses }: Page): number =>
  Object.values(responses).reduce((sum, { body }) => sum + body.length, overheadBytes);

/** Answers a request with a page in an encoding, or with 304 when the visitor has it already. */
export function respondWith(
  page: Page,
  encoding: Encoding,
  { method, ifNoneMatch }: Pick<PageRequest, 'method' | 'ifNoneMatch'>,
): PageResponse | undefined {
  const response = page.responses[encoding];
  if (!response) return undefined;
  if (hasPage(page, ifNoneMatch)) return { status: 304, headers: withoutBody(response.headers), body: null };
  return method === 'HEAD' ? { ...response, body: null } : response;
}

function hasPage({ etag }: Page, known: string | undefined): boolean {
  if (known === undefined) return false;
  return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.slice(2));
}

/** The headers of an answer that has no body. */
function withoutBody(headers: Record<string, string>): Record<string, string> {
  const { 'content-length': _length, 'content-encoding': _encoding, 'content-type': _type, ...others } = headers;
  return others;
}
