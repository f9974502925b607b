import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PageStorage } from '../pages/define-page.ts';
import type { PageKey } from '../pages/page-key.ts';
import type { Encoding } from './content-encoding.ts';
import {
  encodingFor,
  isShareable,
  type Page,
  type PageLife,
  type PageRequest,
  type PageResponse,
  pageSize,
  sendPage,
  toPage,
  withEncoding,
} from './page.ts';
import { PageFinisher } from './page-finisher.ts';
import type { PageFolder } from './page-folder.ts';

/** The key of a page; without a query the address is the path itself. */
export type KeyOf = (url: URL) => PageKey;

/** What a page cache stands before, and its limits. */
export interface PageCacheOptions<Visitor> extends PageLife {
  /**
   * Renders the page of a normalised address, the same for everybody. `visitor` is who waits for it, for limits alone;
   * nobody waits while a stale page is rendered again.
   */
  render: (address: string, visitor?: Visitor) => Promise<Response>;
  /** Called when the first page is neither in memory nor, under its path, on disk. */
  loadKeyOf: () => KeyOf | Promise<KeyOf>;
  /** What the pages in memory may take together. */
  maxBytes: number;
  /** How long a page that is kept briefly is good, in ms; it is never sent stale. */
  briefMs: number;
  /** How old a page on disk may be, in ms. */
  storedMs: number;
  folder?: PageFolder | undefined;
  now?: () => number;
  /** Told of what failed where no visitor waits. */
  onError: (message: string, error: unknown) => void;
}

interface Rendering<Visitor> {
  storage: PageStorage;
  visitor?: Visitor | undefined;
  /** What the visitor takes; without one the page gets the encodings that it had. */
  encoding?: Encoding | undefined;
}

/** Rendered, compressed HTML that is the same for every visitor; its memory and its folder stay within their limits whatever is asked. */
export class PageCache<Visitor> {
  readonly #options: PageCacheOptions<Visitor> & { now: () => number };
  readonly #pages: LRUCache<string, Page, Rendering<Visitor>>;
  readonly #finisher: PageFinisher;
  readonly #packing = new Map<string, Promise<Page>>();
  #keyOf: KeyOf | undefined;

  constructor(options: PageCacheOptions<Visitor>) {
    const { maxBytes, freshMs, now = Date.now, folder, onError } = options;
    this.#options = { ...options, now };
    this.#pages = new LRUCache<string, Page, Rendering<Visitor>>({
      maxSize: maxBytes,
      sizeCalculation: pageSize,
      ttl: freshMs,
      ttlResolution: 0,
      perf: { now },
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      // Visitors wait for it, also when it was pushed out meanwhile.
      ignoreFetchAbort: true,
      fetchMethod: this.#render,
    });
    this.#finisher = new PageFinisher({
      isCached: (address, page) => this.#pages.peek(address) === page,
      folder,
      onError,
    });
  }

  /** Answers at once with the page in memory, if there is one; a stale one is sent and rendered again afterwards. */
  cached(request: PageRequest): PageResponse | undefined {
    // A path that is not spelt like its page is no key, and answered elsewhere.
    const { path } = request;
    const address = path.includes('?') ? this.#addressOf(path) : path;
    const page = address === undefined ? undefined : this.#pages.get(address);
    if (!address || !page) return undefined;
    const [age, life] = [this.#age(page), this.#lifeOf(page.storage)];
    if (age > life.freshMs + life.staleMs) return undefined;
    const sent = sendPage(page, request);
    if (!sent) return undefined;
    if (age > life.freshMs) void this.#pages.fetch(address, { context: { storage: page.storage } });
    // Who comes first is answered elsewhere: a page that is asked for once in its life costs no more than that.
    if (page.quality === 'quick') this.#finisher.add(address, page);
    return sent;
  }

  /** Answers with the page that is cached, also on disk, or renders it. Errors and personal answers are not cached. */
  async respond(request: Request, visitor?: Visitor): Promise<Response> {
    const url = new URL(request.url);
    // Under its path a page is found before the rule of keys is loaded, which a cold start would wait for.
    const early = url.search === '' ? url.pathname : undefined;
    const found = early === undefined ? undefined : await this.#recalled(early, request);
    if (found) return found;
    const { address, storage } = (await this.#loadKeyOf())(url);
    if (storage === 'none') return unshared(await this.#options.render(address, visitor));
    const recalled = address === early ? undefined : await this.#recalled(address, request);
    return recalled ?? this.#rendered({ address, storage }, request, visitor);
  }

  /** A page's path is written without escapes; one that has some, right or wrong, is not looked up. */
  #addressOf(path: string): string | undefined {
    return /^[^%?]*\?/.test(path) ? this.#keyOf?.(urlOf(path)).address : undefined;
  }

  async #loadKeyOf(): Promise<KeyOf> {
    return (this.#keyOf ??= await this.#options.loadKeyOf());
  }

  #lifeOf(storage: PageStorage): PageLife {
    const { freshMs, staleMs, briefMs } = this.#options;
    return storage === 'briefly' ? { freshMs: briefMs, staleMs: 0 } : { freshMs, staleMs };
  }

  #age(page: Page): number {
    return this.#options.now() - page.renderedAt;
  }

  /** The page from memory, or from disk. However old its file is, it is good for one round: it is sent and rendered again. */
  async #recalled(address: string, request: Request): Promise<Response | undefined> {
    const { folder, now, freshMs, storedMs } = this.#options;
    if (!this.#pages.peek(address)) {
      const page = await folder?.read(address);
      const start = now() - freshMs - 1;
      if (page && this.#age(page) <= storedMs) this.#pages.set(address, { ...page, renderedAt: start }, { start });
    }
    const page = this.#pages.peek(address);
    if (!page) return undefined;
    const questions = { ...asked(request), path: address };
    await this.#encoded(address, page, encodingFor(questions, page));
    const cached = this.cached(questions);
    return cached && new Response(cached.body, cached);
  }

  /** The page with an encoding that nobody asked for before; it is made once, however many wait for it. */
  async #encoded(address: string, page: Page, encoding: Encoding): Promise<Page> {
    if (page.packed[encoding]) return page;
    const name = `${encoding} ${page.etag} ${address}`;
    const packing = this.#packing.get(name) ?? withEncoding(page, encoding).finally(() => this.#packing.delete(name));
    this.#packing.set(name, packing);
    const encoded = await packing;
    if (this.#pages.peek(address) === page) this.#pages.set(address, encoded, { noUpdateTTL: true });
    return encoded;
  }

  /** One render per address at a time; whoever comes meanwhile gets the same page. */
  async #rendered({ address, storage }: PageKey, request: Request, visitor: Visitor | undefined): Promise<Response> {
    const questions = asked(request);
    const context = { storage, visitor, encoding: encodingFor(questions) };
    try {
      const page = await this.#pages.forceFetch(address, { allowStale: false, context });
      const sent = sendPage(await this.#encoded(address, page, encodingFor(questions, page)), questions);
      return new Response(sent?.body, sent);
    } catch (error) {
      if (!(error instanceof UncachedAnswer)) throw error;
      // Another visitor's limit is not this one's.
      const isForeign = error.response.status === 429 && error.rendering !== context;
      return isForeign ? this.#options.render(address, visitor) : error.response.clone();
    }
  }

  readonly #render: LRUCache.Fetcher<string, Page, Rendering<Visitor>> = async (address, stale, fetching) => {
    const { context: rendering, options: kept } = fetching;
    // After the stale answer: on a cold start the first render also loads the renderer, which would hold it up.
    if (stale) await wait();
    try {
      const response = await this.#options.render(address, rendering.visitor);
      if (!isShareable(response)) throw new UncachedAnswer(response, rendering);
      kept.ttl = this.#lifeOf(rendering.storage).freshMs;
      return await this.#toPage(response, stale, rendering);
    } catch (error) {
      await this.#afterFailure(address, error);
      throw error;
    }
  };

  async #toPage(response: Response, stale: Page | undefined, { storage, encoding }: Rendering<Visitor>): Promise<Page> {
    const made = { renderedAt: this.#options.now(), storage, life: this.#lifeOf(storage) };
    const { page, identity } = await toPage(response, made, stale);
    const wanted = encoding ? [encoding] : (Object.keys(stale?.packed ?? {}) as Encoding[]);
    let packed = page;
    for (const name of wanted) packed = await withEncoding(packed, name, identity);
    return packed;
  }

  /** A page that is gone is forgotten; one that only failed keeps its old copy. */
  async #afterFailure(address: string, error: unknown): Promise<void> {
    const { folder, onError } = this.#options;
    if (!(error instanceof UncachedAnswer)) {
      if (this.#pages.peek(address))
        onError(`The page ${address} could not be rendered again; the old one stays.`, error);
      return;
    }
    const { status } = error.response;
    if (status === 200 || status === 429 || status >= 500) return;
    this.#pages.delete(address);
    await folder?.remove(address).catch(() => undefined);
  }
}

/** Whose pages they are does not matter to their keys. */
const urlOf = (path: string): URL => new URL(`http://pages.invalid${path}`);

function asked({ method, url, headers }: Request): PageRequest {
  const { pathname, search } = new URL(url);
  return {
    method,
    path: pathname + search,
    acceptEncoding: headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: headers.get('if-none-match') ?? undefined,
  };
}

/** An answer that only those get who wait for it. */
class UncachedAnswer extends Error {
  override name = 'UncachedAnswer';
  readonly response: Response;
  readonly rendering: unknown;

  constructor(response: Response, rendering: unknown) {
    super('This answer is not cached.');
    this.response = response;
    this.rendering = rendering;
  }
}

/** Caches on the way must not take for everybody's what they were not told about. */
function unshared(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache');
  return response;
}
