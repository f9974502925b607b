import { LRUCache } from 'lru-cache';
import { isShareable, type Page, type PageLife, pageSize, sendPage, squeeze, toPage } from './page.ts';
import { pageAddress, type ChangesPage } from './page-address.ts';
import type { PageFolder } from './page-folder.ts';

interface PageCacheOptions extends PageLife {
  /** Renders one page; it gets the normalised address and none of the visitor's headers. */
  render: (address: string) => Promise<Response>;
  changesPage: ChangesPage;
  maxBytes: number;
  /** How old a page on disk may be, in ms. */
  keptMs: number;
  folder?: PageFolder;
  now?: () => number;
  /** Told of what failed where no visitor waits. */
  onError: (message: string, error: unknown) => void;
}

/** Finished, compressed HTML that is the same for every visitor. */
export class PageCache {
  readonly #options: PageCacheOptions & { now: () => number };
  readonly #pages: LRUCache<string, Page>;
  readonly #rendering = new Map<string, Promise<Page | Response>>();
  /** One at a time: it takes a thread that others need. */
  #squeezing: Promise<unknown> = Promise.resolve();

  constructor(options: PageCacheOptions) {
    this.#options = { now: Date.now, ...options };
    this.#pages = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: pageSize });
  }

  /** Answers at once with the page in memory, if there is one; a stale one is sent and renewed afterwards. */
  kept(request: Request): Response | undefined {
    const address = this.#addressOf(request);
    const page = this.#pages.get(address);
    if (!page || this.#age(page) >= this.#options.freshMs + this.#options.staleMs) return undefined;
    if (this.#age(page) >= this.#options.freshMs) this.#renewLater(address, page);
    return sendPage(page, request);
  }

  /** Answers with the page that is kept, also on disk, or makes it. Errors and personal answers are not kept. */
  async make(request: Request): Promise<Response> {
    const address = this.#addressOf(request);
    if (!this.#pages.has(address)) await this.#recall(address);
    const kept = this.kept(request);
    if (kept) return kept;
    const result = await this.#renderOnce(address);
    return result instanceof Response ? result.clone() : sendPage(result, request);
  }

  #squeezeInTurn(page: Page): Promise<Page> {
    const squeezed = this.#squeezing.then(() => squeeze(page));
    this.#squeezing = squeezed.catch(() => undefined);
    return squeezed;
  }

  #addressOf(request: Request): string {
    return pageAddress(new URL(request.url), this.#options.changesPage);
  }

  #age(page: Page): number {
    return this.#options.now() - page.storedAt;
  }

  /** One render per address at a time; whoever comes meanwhile gets the same page. */
  #renderOnce(address: string): Promise<Page | Response> {
    const underway = this.#rendering.get(address);
    if (underway) return underway;
    const started = this.#render(address).finally(() => this.#rendering.delete(address));
    this.#rendering.set(address, started);
    return started;
  }

  async #render(address: string): Promise<Page | Response> {
    const { render, now, onError } = this.#options;
    const response = await render(address);
    if (!isShareable(response)) return this.#passThrough(address, response);
    const page = await toPage(response, now(), this.#options, this.#pages.peek(address));
    this.#pages.set(address, page);
    this.#finish(address, page).catch((error: unknown) => onError(`The page ${address} was not kept on disk.`, error));
    return page;
  }

  /** A page that is gone is forgotten; one that only failed keeps its old copy. */
  #passThrough(address: string, response: Response): Response {
    if (response.status < 500 && response.status !== 200) {
      this.#pages.delete(address);
      void this.#options.folder?.forget(address);
    }
    return response;
  }

  /** What no visitor waits for: fewer bytes for the next ones, and a copy that survives a restart. */
  async #finish(address: string, page: Page): Promise<void> {
    if (page.quality === 'thorough') return;
    const finished = await this.#squeezeInTurn(page);
    if (this.#pages.peek(address) !== page) return;
    // In place: setting it anew would count as a visit, and a page nobody asks for would push out another.
    Object.assign(page, finished);
    await this.#options.folder?.keep(address, finished);
  }

  /** After the answer: on a cold start the first render also loads the renderer, which would hold it up. */
  #renewLater(address: string, page: Page): void {
    setTimeout(() => {
      if (this.#pages.peek(address)?.storedAt !== page.storedAt) return;
      this.#renderOnce(address).catch((error: unknown) => {
        this.#options.onError(`The page ${address} could not be renewed; the old one stays.`, error);
      });
    });
  }

  async #recall(address: string): Promise<void> {
    const { folder, now, freshMs, keptMs } = this.#options;
    const page = await folder?.recall(address);
    if (!page || now() - page.storedAt > keptMs) return;
    // However old the file is, it is good for one round: the first visitor gets it and a new page is made.
    this.#pages.set(address, { ...page, storedAt: now() - freshMs });
  }
}
