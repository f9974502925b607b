import { addressIn, type Language, languageAt, type Translated } from '@dopahiya/domain/site';
import { acceptedEncoding, encode, type Encoding } from '../cache/content-encoding.ts';
import type { MiddlewareHandler } from 'hono';
import * as en from '../texts/en/server.ts';
import * as hi from '../texts/hi/server.ts';

const always = { 'x-content-type-options': 'nosniff' };

/** Headers for documents only: on each of forty scripts they would add as much as a few scripts. */
const ofDocuments = Object.entries({
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});
const isScript = /^text\/javascript\b/;

const strict = "default-src 'none'; frame-ancestors 'none'";
const aYear = 'max-age=31536000';

/** Share images may be embedded by other sites; everything else is only for our own pages. */
const embeddable = /^\/media\/share\//;

/** Adds the security headers; pages bring their own content security policy, all other responses get the strictest. */
export type Secure = (response: Response, path: string) => void;

/** Returns the security headers of the site at an origin. */
export function securityHeadersOf(origin: string): Secure {
  const site = origin.startsWith('https:') ? { ...always, 'strict-transport-security': aYear } : always;
  const headersOfSite = Object.entries(site);
  return ({ headers }, path) => {
    for (const [name, value] of headersOfSite) headers.set(name, value);
    headers.set('cross-origin-resource-policy', embeddable.test(path) ? 'cross-origin' : 'same-origin');
    if (isScript.test(headers.get('content-type') ?? '')) return;
    for (const [name, value] of ofDocuments) headers.set(name, value);
    // Pages set the policy for their scripts, and may set a stricter referrer policy.
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', strict);
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  };
}

/** Adds security headers to new responses; cached pages got them when they were rendered. */
export function securityHeaders(secure: Secure): MiddlewareHandler {
  return async (c, next) => {
    await next();
    secure(c.res, c.req.path);
  };
}

const languages: Readonly<Record<Language, Translated<typeof en>>> = { en, hi };

/** Name of a text of a short page. */
type Said = Exclude<keyof typeof en, 'headTitle' | 'home'>;

/** Creates a short error page for an address, in its language, without rendering React; also in English, as it loads no font. */
export function briefPage(status: number, said: Said, address: string, headers: Record<string, string> = {}): Response {
  const language = languageAt(address.split(/[?#]/, 1)[0] ?? '');
  const texts = languages[language.code];
  const inEnglish = texts === languages.en ? '' : `<p lang="en-IN">${languages.en[said]}</p>`;
  const page = `<!doctype html><html lang="${language.tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.headTitle(texts[said])}</title><h1>${texts[said]}</h1>${inEnglish}<p><a href="${addressIn('/', language)}">${texts.home}</a></p></html>`;
  return new Response(page, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

const smallest = 1024;
const isText = /^(text\/|application\/(json|problem\+json|manifest\+json)|image\/svg)/;

/** A 304 has no content type but must get the same headers as the full response. */
const mayBeCompressed = ({ headers, status }: Response): boolean =>
  !headers.has('content-encoding') && (status === 304 || isText.test(headers.get('content-type') ?? ''));

/** Compresses uncompressed text responses; HEAD responses get the same headers. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  if (!mayBeCompressed(c.res)) return;
  const answer = await compressed(c.res, c.req.header('accept-encoding'));
  c.res = undefined;
  c.res = answer;
};

async function compressed(response: Response, accepted: string | undefined): Promise<Response> {
  const { status, headers, body: given } = response;
  const bytes = given && Buffer.from(await response.arrayBuffer());
  const encoding = bytes && bytes.length >= smallest ? acceptedEncoding(accepted) : 'identity';
  const body = bytes && (await encode(bytes, encoding, 'once'));
  const answer = new Response(body, { status, headers });
  describeBody(answer.headers, encoding);
  return answer;
}

function describeBody(headers: Headers, encoding: Encoding): void {
  headers.delete('content-length');
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept-Encoding');
  // A strong ETag would promise identical bytes across encodings.
  const etag = headers.get('etag');
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`);
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
}
