import { hash } from 'node:crypto';
import { decode, encode, type Encoding, encodings } from './content-encoding.ts';

/** Lifetime of a page in ms: fresh, then stale while it is re-rendered, unless the content has changed. */
export interface PageLife {
  freshMs: number;
  staleMs: number;
}

/** HTTP response for a page. */
export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | null;
}

/** Rendered page with its responses in the encodings requested so far. */
export interface Page {
  life: PageLife;
  /** Edition of the content that was known before it was rendered; the page has at least that one. */
  edition: string;
  etag: string;
  /** Headers shared by all encodings. */
  headers: Record<string, string>;
  responses: Partial<Record<Encoding, PageResponse & { body: Buffer<ArrayBuffer> }>>;
}

/** Request fields that matter for a page; `path` includes the query string, as it was sent. */
export interface PageRequest {
  method: string;
  path: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** Context of a render: lifetime, encoding and the visitor who waits for it. */
export interface Rendering<Visitor> {
  life: PageLife;
  edition: string;
  encoding: Encoding;
  visitor?: Visitor | undefined;
}

/**
 * Converts a rendered response into a page; returns `cached` itself if nothing changed.
 * @throws UncachedAnswer if the response must not be shared.
 */
export async function toPage(response: Response, rendering: Rendering<unknown>, cached?: Page): Promise<Page> {
  if (!isShareable(response)) throw new UncachedAnswer(response, rendering);
  const { life, edition, encoding } = rendering;
  const identity = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`;
  if (cached?.etag === etag) return { ...cached, edition };
  const headers = {
    ...Object.fromEntries(response.headers),
    etag,
    vary: 'Accept-Encoding',
    'cache-control': policy(life),
  };
  return addEncoding({ life, edition, etag, headers, responses: {} }, encoding, identity);
}

function isShareable({ status, headers }: Response): boolean {
  const isPrivate = headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '');
  return status === 200 && !isPrivate && (headers.get('content-type') ?? '').startsWith('text/html');
}

/** Response only for those who wait for it. */
export class UncachedAnswer extends Error {
  override name = 'UncachedAnswer';
  readonly response: Response;
  readonly rendering: Rendering<unknown>;

  constructor(response: Response, rendering: Rendering<unknown>) {
    super('This answer is not cached.');
    this.response = response;
    this.rendering = rendering;
  }

  /** Whether the shared page no longer exists; false if it only failed or was rate-limited. */
  get isGone(): boolean {
    const { status } = this.response;
    return status !== 200 && status !== 429 && status < 500;
  }
}

/** No other cache may serve a stale page, as it doesn't know whether the content has changed. */
const policy = ({ freshMs }: PageLife): string => `public, max-age=0, s-maxage=${freshMs / 1000}`;

/** Adds an encoding to a page, converted from an existing one. */
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

/** Estimate for the headers and the key of a page, in bytes. */
const overheadBytes = 2048;

/** Estimates the memory used by a page, in bytes. */
export const pageSize = ({ responses }: Page): number =>
  Object.values(responses).reduce((sum, { body }) => sum + body.length, overheadBytes);

/** Answers a request with a page in an encoding, or with 304 if the visitor already has it. */
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

/** Returns the headers for a response without a body. */
function withoutBody(headers: Record<string, string>): Record<string, string> {
  const { 'content-length': _length, 'content-encoding': _encoding, 'content-type': _type, ...others } = headers;
  return others;
}
