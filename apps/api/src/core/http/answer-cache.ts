import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Caller } from './api-env.ts';
import { cataloguePolicy } from './response-headers.ts';
import { knows } from './entity-tag.ts';
import type { CurrentEdition } from '../current-edition.ts';

/** Several times the size of all bikes, brands and lists; comparisons are unlimited. */
const MAX_BYTES = 16 * 1024 * 1024;
/** As long as intermediate caches may store a response: changes outside the catalogue show after that. */
const LIFE_MS = 30_000;
const MAX_ADDRESS_LENGTH = 1000;

/** Cached response, ready to send. */
interface CachedAnswer {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Request handler: the API, or a layer in front of it. */
type Fetch = (request: Request, caller: Caller) => Response | Promise<Response>;

/** Dependencies of a response cache: what it wraps, and how it detects a change of the catalogue. */
export interface CacheDeps {
  fetch: Fetch;
  /** Edition of the catalogue: a new one invalidates every response. */
  edition: CurrentEdition;
  logger: Logger;
}

/**
 * LRU cache of finished responses that depend on the catalogue alone, kept for at most half a minute and no longer than the catalogue is
 * unchanged. It sits in front of the app, whose routing would take most of the time.
 */
export class AnswerCache {
  readonly #deps: CacheDeps;
  readonly #answers = new LRUCache<string, CachedAnswer>({ maxSize: MAX_BYTES, ttl: LIFE_MS, sizeCalculation: sizeOf });
  #edition = '';

  constructor(deps: CacheDeps) {
    this.#deps = deps;
  }

  /** Returns the cached response to a request synchronously, so that the server sends it with the least work. */
  cached(request: Request): Response | undefined {
    const edition = this.#deps.edition.known();
    return edition === undefined ? undefined : this.#cachedFor(edition, request);
  }

  /** Returns the response to a request, from the cache or from the app. */
  async fetch(request: Request, caller: Caller = {}): Promise<Response> {
    const { edition, fetch } = this.#deps;
    const name = await edition.current();
    const cached = this.#cachedFor(name, request);
    if (cached) return cached;
    const answer = await fetch(request, caller);
    const address = addressOf(request.url);
    const made = mayBeCached(request.method, address) ? await finished(answer) : undefined;
    // A response built from a catalogue that has changed meanwhile is sent but not cached.
    if (made && name === this.#edition) this.#answers.set(address, made);
    return answer;
  }

  #cachedFor(edition: string, request: Request): Response | undefined {
    if (edition !== this.#edition) {
      this.#answers.clear();
      this.#edition = edition;
    }
    const cached = request.method === 'GET' ? this.#answers.get(addressOf(request.url)) : undefined;
    return cached && send(request, cached, this.#deps.logger);
  }
}

function mayBeCached(method: string, address: string): boolean {
  return method === 'GET' && address.startsWith('/api/') && address.length <= MAX_ADDRESS_LENGTH;
}

/** Returns the path and query of an address; parsing the whole URL would take longer than sending the response. */
const addressOf = (url: string): string => url.slice(url.indexOf('/', 'https://'.length));

function sizeOf({ body }: CachedAnswer, key: string): number {
  return body.byteLength + key.length + 500;
}

function send({ headers: asked, url }: Request, { body, headers }: CachedAnswer, logger: Logger): Response {
  const isKnown = knows(asked.get('if-none-match') ?? undefined, String(headers['etag']));
  const requestId = randomUUID();
  const status = isKnown ? 304 : 200;
  if (logger.isLevelEnabled('info'))
    logger.info({ requestId, method: 'GET', path: new URL(url).pathname, status, cached: true }, 'request');
  return new Response(isKnown ? null : body, { status, headers: { ...headers, 'x-request-id': requestId } });
}

async function finished(answer: Response): Promise<CachedAnswer | undefined> {
  const { status, headers } = answer;
  if (status !== 200 || headers.get('cache-control') !== cataloguePolicy) return undefined;
  const body = new Uint8Array(await answer.clone().arrayBuffer());
  return { body, headers: Object.fromEntries(headers) };
}
