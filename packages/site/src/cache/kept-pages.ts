import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PageStorage } from '../pages/define-page.ts';
import type { Encoding } from './content-encoding.ts';
import { isShareable, type Page, type PageLife, pageSize, toPage, withEncoding } from './page.ts';
import { PageFinisher } from './page-finisher.ts';
import type { PageFolder } from './page-folder.ts';

/** How pages are made, and the limits within which they are kept. */
export interface KeptPagesOptions<Visitor> extends PageLife {
  /**
   * Renders the page of a normalised address, the same for everybody. `visitor` is who waits for it, for limits alone;
   * nobody waits while a stale page is rendered again.
   */
  render: (address: string, visitor?: Visitor) => Promise<Response>;
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

/** Pages by their addresses, in memory and in a folder, each for as long as it is good; their limits hold whatever is asked. */
export class KeptPages<Visitor> {
  readonly #options: KeptPagesOptions<Visitor> & { now: () => number };
  readonly #pages: LRUCache<string, Page, Rendering<Visitor>>;
  readonly #finisher: PageFinisher;
  readonly #packing = new Map<string, Promise<Page>>();

  constructor(options: KeptPagesOptions<Visitor>) {
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
      fetchMethod: this.#fetch,
    });
    this.#finisher = new PageFinisher({
      isCached: (address, page) => this.#pages.peek(address) === page,
      folder,
      onError,
    });
  }

  /** The page in memory while it may be sent, fresh or stale. */
  get(address: string): Page | undefined {
    const page = this.#pages.get(address);
    const life = page && this.#lifeOf(page.storage);
    return life && this.#age(page) <= life.freshMs + life.staleMs ? page : undefined;
  }

  /** What a page that was sent needs before the next visitor: a stale one is rendered again, a quickly made one finished. */
  renew(address: string, page: Page): void {
    const { storage, quality } = page;
    if (this.#age(page) > this.#lifeOf(storage).freshMs) void this.#pages.fetch(address, { context: { storage } });
    // Who comes first is answered elsewhere: a page that is asked for once in its life costs no more than that.
    if (quality === 'quick') this.#finisher.add(address, page);
  }

  /** The page from memory, or from disk. However old its file is, it is good for one round: it is sent and rendered again. */
  async recall(address: string): Promise<Page | undefined> {
    const { folder, now, freshMs, storedMs } = this.#options;
    if (!this.#pages.peek(address)) {
      const page = await folder?.read(address);
      const start = now() - freshMs - 1;
      if (page && this.#age(page) <= storedMs) this.#pages.set(address, { ...page, renderedAt: start }, { start });
    }
    return this.#pages.peek(address);
  }

  /** The page with an encoding that nobody asked for before; it is made once, however many wait for it. */
  async encoded(address: string, page: Page, encoding: Encoding): Promise<Page> {
    if (page.packed[encoding]) return page;
    const name = `${encoding} ${page.etag} ${address}`;
    const packing = this.#packing.get(name) ?? withEncoding(page, encoding).finally(() => this.#packing.delete(name));
    this.#packing.set(name, packing);
    const encoded = await packing;
    if (this.#pages.peek(address) === page) this.#pages.set(address, encoded, { noUpdateTTL: true });
    return encoded;
  }

  /** One render per address at a time; whoever comes meanwhile gets the same page. @throws UncachedAnswer in place of a page. */
  render(address: string, context: Rendering<Visitor>): Promise<Page> {
    return this.#pages.forceFetch(address, { allowStale: false, context });
  }

  readonly #fetch: LRUCache.Fetcher<string, Page, Rendering<Visitor>> = async (address, stale, fetching) => {
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

  #lifeOf(storage: PageStorage): PageLife {
    const { freshMs, staleMs, briefMs } = this.#options;
    return storage === 'briefly' ? { freshMs: briefMs, staleMs: 0 } : { freshMs, staleMs };
  }

  #age(page: Page): number {
    return this.#options.now() - page.renderedAt;
  }
}

/** An answer that only those get who wait for it. */
export class UncachedAnswer extends Error {
  override name = 'UncachedAnswer';
  readonly response: Response;
  readonly rendering: unknown;

  constructor(response: Response, rendering: unknown) {
    super('This answer is not cached.');
    this.response = response;
    this.rendering = rendering;
  }
}
