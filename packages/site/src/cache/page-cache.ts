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

/** How pages are found and rendered, and the limits within which they are cached. */
export interface PageCacheOptions<Visitor> {
  /** The key of a page; without a query its address is the path itself. */
  keyOf: (url: URL) => PageKey;
  /**
   * Renders the page of an address, the same for everybody. `visitor` is who waits for it, for rate limits alone; nobody
   * waits while a stale page is rendered again.
   */
  render: (address: string, visitor?: Visitor) => Promise<Response>;
  /** How long pages of each policy may be sent; a `never` is not cached. */
  lives: Record<Exclude<PageKey['storage'], 'never'>, PageLife>;
  /** What all pages may take together. */
  maxBytes: number;
  now?: () => number;
  /** Told of what failed where no visitor waits. */
  onError: (message: string, error: unknown) => void;
}

/** Answers requests with rendered, compressed HTML that is the same for every visitor. */
export class PageCache<Visitor> {
  readonly #options: PageCacheOptions<Visitor>;
  readonly #pages: LRUCache<string, Page, Rendering<Visitor>>;
  /** Encodings that are being made: each once, however many visitors wait for it. */
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
      // Visitors wait for a page also when it was pushed out meanwhile.
      ignoreFetchAbort: true,
      fetchMethod: this.#render,
    });
  }

  /** Answers at once with a cached page, if there is one in the visitor's encoding. */
  cached(request: PageRequest): PageResponse | undefined {
    // A path that is not spelt like its page is no key, and answered elsewhere.
    const { path } = request;
    const address = path.includes('?') ? this.#addressOf(path) : path;
    const page = address === undefined ? undefined : this.#find(address, request.acceptEncoding);
    return page && respondWith(page, acceptedEncoding(request.acceptEncoding), request);
  }

  /** Answers with the cached page, or renders it. Errors and personal answers are not cached. */
  async respond(request: Request, visitor?: Visitor): Promise<Response> {
    const { render, keyOf, lives } = this.#options;
    const { address, storage } = keyOf(new URL(request.url));
    if (storage === 'never') return unshared(await render(address, visitor));
    const { method, headers } = request;
    const acceptEncoding = headers.get('accept-encoding') ?? undefined;
    const ifNoneMatch = headers.get('if-none-match') ?? undefined;
    const encoding = acceptedEncoding(acceptEncoding);
    const context = { life: lives[storage], encoding, visitor };
    try {
      const page =
        this.#find(address, acceptEncoding) ?? (await this.#pages.forceFetch(address, { allowStale: false, context }));
      const encoded = await this.#encoded(address, page, encoding);
      const answer = respondWith(encoded, encoding, { method, ifNoneMatch });
      return new Response(answer?.body, answer);
    } catch (error) {
      if (!(error instanceof UncachedAnswer)) throw error;
      // Another visitor's rate limit is not this one's.
      const isForeign = error.response.status === 429 && error.rendering !== context;
      return isForeign ? render(address, visitor) : error.response.clone();
    }
  }

  /** A page's path is written without escapes; one that has some, right or wrong, is not looked up. */
  #addressOf(path: string): string | undefined {
    return /^[^%?]*\?/.test(path) ? this.#options.keyOf(new URL(`http://pages.invalid${path}`)).address : undefined;
  }

  /** The cached page while it may be sent; a stale one is rendered again behind the visitor's back. */
  #find(address: string, acceptEncoding: string | undefined): Page | undefined {
    const page = this.#pages.get(address);
    const leftMs = this.#pages.getRemainingTTL(address);
    if (!page || leftMs < -page.life.staleMs) return undefined;
    if (leftMs < 0) {
      const context = { life: page.life, encoding: acceptedEncoding(acceptEncoding) };
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

/** Caches on the way must not take for everybody's what they were not told about. */
function unshared(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache');
  return response;
}
