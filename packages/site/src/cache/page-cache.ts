import { LRUCache } from 'lru-cache';
import type { PageKey } from '../pages/page-key.ts';
import { acceptedEncoding, type Encoding } from './content-encoding.ts';
import {
  type Page,
  type PageLife,
  type PageRequest,
  type PageResponse,
  pageSize,
  type Rendering,
  respondWith,
  toPage,
  UncachedAnswer,
  withEncoding,
} from './page.ts';

/** Edition of the content that pages are made from. */
export interface Edition {
  /** Returns the edition without waiting; undefined if it has to be read first. */
  known: () => string | undefined;
  /** Returns the edition, read a short time ago. */
  current: () => Promise<string>;
}

/** Lookup, rendering and limits of the page cache. */
export interface PageCacheOptions<Visitor> {
  /** Returns the cache key of a page; without a query it is the path itself. */
  keyOf: (url: URL) => PageKey;
  /**
   * Renders the page at a path, identical for everybody. `visitor` is only for rate limits; it is undefined when
   * a stale page is re-rendered in the background.
   */
  render: (address: string, visitor?: Visitor) => Promise<Response>;
  /** Edition of the content; a stale page of another one is not served. */
  edition: Edition;
  /** Lifetimes of pages per policy; `never` is not cached. */
  lives: Record<Exclude<PageKey['storage'], 'never'>, PageLife>;
  /** Maximum size of all pages together, in bytes. */
  maxBytes: number;
  now?: () => number;
  /** Reports failures of background work. */
  onError: (message: string, error: unknown) => void;
}

/** Answers requests with rendered, compressed HTML that is identical for every visitor. */
export class PageCache<Visitor> {
  readonly #options: PageCacheOptions<Visitor>;
  readonly #pages: LRUCache<string, Page, Rendering<Visitor>>;
  /** Encodings in progress: each runs once, however many visitors wait for it. */
  readonly #encoding = new Map<string, Promise<Page>>();

  constructor(options: PageCacheOptions<Visitor>) {
    this.#options = options;
    this.#pages = new LRUCache<string, Page, Rendering<Visitor>>({
      maxSize: options.maxBytes,
      sizeCalculation: pageSize,
      ttl: options.lives.cached.freshMs,
      ttlResolution: 0,
      perf: { now: options.now ?? Date.now },
      allowStale: true,
      noDeleteOnStaleGet: true,
      // Visitors still get a page that was evicted while they waited.
      ignoreFetchAbort: true,
      fetchMethod: this.#render,
    });
  }

  /** Returns a cached page immediately, if there is one in the visitor's encoding. */
  cached(request: PageRequest): PageResponse | undefined {
    // A path that is not in its canonical form is not a key and is handled elsewhere.
    const { path } = request;
    const address = path.includes('?') ? this.#addressOf(path) : path;
    const page = address === undefined ? undefined : this.#find(address, request.acceptEncoding);
    return page && respondWith(page, acceptedEncoding(request.acceptEncoding), request);
  }

  /** Returns the cached page, or renders it. Errors and personal responses are not cached. */
  async respond(request: Request, visitor?: Visitor): Promise<Response> {
    const { render, keyOf, lives, edition: content } = this.#options;
    const { address, storage } = keyOf(new URL(request.url));
    if (storage === 'never') return unshared(await render(address, visitor));
    const { method, headers } = request;
    const acceptEncoding = headers.get('accept-encoding') ?? undefined;
    const ifNoneMatch = headers.get('if-none-match') ?? undefined;
    const encoding = acceptedEncoding(acceptEncoding);
    const edition = await content.current();
    const context = { life: lives[storage], edition, encoding, visitor };
    try {
      const page =
        this.#find(address, acceptEncoding) ?? (await this.#pages.forceFetch(address, { allowStale: false, context }));
      const encoded = await this.#encoded(address, page, encoding);
      const answer = respondWith(encoded, encoding, { method, ifNoneMatch });
      return new Response(answer?.body, answer);
    } catch (error) {
      if (!(error instanceof UncachedAnswer)) throw error;
      // Another visitor's rate limit must not apply to this one.
      const isForeign = error.response.status === 429 && error.rendering !== context;
      return isForeign ? render(address, visitor) : error.response.clone();
    }
  }

  /** Page paths contain no escapes; a path with any, valid or not, is not looked up. */
  #addressOf(path: string): string | undefined {
    return /^[^%?]*\?/.test(path) ? this.#options.keyOf(new URL(`http://pages.invalid${path}`)).address : undefined;
  }

  /** Returns the cached page while it may be served; a stale one of the current edition is re-rendered in the background. */
  #find(address: string, acceptEncoding: string | undefined): Page | undefined {
    const page = this.#pages.get(address);
    const leftMs = this.#pages.getRemainingTTL(address);
    if (!page || leftMs < -page.life.staleMs) return undefined;
    if (leftMs < 0) {
      const edition = this.#options.edition.known();
      if (edition !== page.edition) return undefined;
      const context = { life: page.life, edition, encoding: acceptedEncoding(acceptEncoding) };
      void this.#pages.fetch(address, { context });
    }
    return page;
  }

  readonly #render: LRUCache.Fetcher<string, Page, Rendering<Visitor>> = async (
    address,
    stale,
    { options, context },
  ) => {
    try {
      const response = await this.#options.render(address, context.visitor);
      options.ttl = context.life.freshMs;
      return await toPage(response, context, stale);
    } catch (error) {
      const isUncached = error instanceof UncachedAnswer;
      options.noDeleteOnFetchRejection = !(isUncached && error.isGone);
      if (stale && !isUncached)
        this.#options.onError(`The page ${address} could not be rendered again; the old one stays.`, error);
      throw error;
    }
  };

  async #encoded(address: string, page: Page, encoding: Encoding): Promise<Page> {
    if (page.responses[encoding]) return page;
    const name = `${encoding} ${page.etag} ${address}`;
    const making = this.#encoding.get(name) ?? withEncoding(page, encoding).finally(() => this.#encoding.delete(name));
    this.#encoding.set(name, making);
    const encoded = await making;
    if (this.#pages.peek(address) === page) this.#pages.set(address, encoded, { noUpdateTTL: true });
    return encoded;
  }
}

/** Keeps shared caches from storing a response that does not allow it explicitly. */
function unshared(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache');
  return response;
}
