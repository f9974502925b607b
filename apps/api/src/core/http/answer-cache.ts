import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Caller } from './api-env.ts';
import { cataloguePolicy } from './response-headers.ts';
import { knows } from './entity-tag.ts';
import type { CurrentEdition } from '../current-edition.ts';

/** Several times what all bikes, brands and lists take; comparisons are without end. */
const MAX_BYTES = 16 * 1024 * 1024;
/** As long as a cache in between may store an answer: what changes without the catalogue is seen after that. */
const LIFE_MS = 60_000;
const MAX_ADDRESS_LENGTH = 1000;

/** An answer as it goes out. */
interface CachedAnswer {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** What answers requests: the API, or what stands before it. */
type Fetch = (request: Request, caller: Caller) => Response | Promise<Response>;

/** What an answer cache stands before, and how it knows that the catalogue has changed. */
export interface CacheDeps {
  fetch: Fetch;
  /** Names what the catalogue says now: another name means that every answer may be another. */
  edition: CurrentEdition;
  logger: Logger;
}

/**
 * Caches the finished answers that follow from the catalogue alone, those requested most lately, for at most a minute and
 * no longer than the catalogue stays as it is. It stands before the app, whose routing would take most of the time.
 */
export class AnswerCache {
  readonly #deps: CacheDeps;
  readonly #answers = new LRUCache<string, CachedAnswer>({ maxSize: MAX_BYTES, ttl: LIFE_MS, sizeCalculation: sizeOf });
  #edition = '';

  constructor(deps: CacheDeps) {
    this.#deps = deps;
  }

  /** The cached answer to a request, at once: a server sends what it need not wait for with the least work. */
  cached(request: Request): Response | undefined {
    const edition = this.#deps.edition.known();
    return edition === undefined ? undefined : this.#cachedFor(edition, request);
  }

  /** The answer to a request, cached or made. */
  async fetch(request: Request, caller: Caller = {}): Promise<Response> {
    const { edition, fetch } = this.#deps;
    const name = await edition.current();
    const cached = this.#cachedFor(name, request);
    if (cached) return cached;
    const answer = await fetch(request, caller);
    const address = addressOf(request.url);
    const made = mayBeCached(request.method, address) ? await finished(answer) : undefined;
    // What was made of a catalogue that has changed meanwhile is sent, and not cached.
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

/** Path and query of an address; parsing it whole would take longer than sending the answer. */
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
