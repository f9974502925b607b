import type { PageKey } from '../pages/page-key.ts';
import { KeptPages, type KeptPagesOptions, UncachedAnswer } from './kept-pages.ts';
import { encodingFor, type PageRequest, type PageResponse, sendPage } from './page.ts';

/** The key of a page; without a query the address is the path itself. */
export type KeyOf = (url: URL) => PageKey;

/** What a page cache stands before, and its limits. */
export interface PageCacheOptions<Visitor> extends KeptPagesOptions<Visitor> {
  /** Called when the first page is neither in memory nor, under its path, on disk. */
  loadKeyOf: () => KeyOf | Promise<KeyOf>;
}

/** Answers requests with rendered, compressed HTML that is the same for every visitor. */
export class PageCache<Visitor> {
  readonly #options: PageCacheOptions<Visitor>;
  readonly #pages: KeptPages<Visitor>;
  #keyOf: KeyOf | undefined;

  constructor(options: PageCacheOptions<Visitor>) {
    this.#options = options;
    this.#pages = new KeptPages(options);
  }

  /** Answers at once with the page in memory, if there is one; a stale one is sent and rendered again afterwards. */
  cached(request: PageRequest): PageResponse | undefined {
    // A path that is not spelt like its page is no key, and answered elsewhere.
    const { path } = request;
    const address = path.includes('?') ? this.#addressOf(path) : path;
    const page = address === undefined ? undefined : this.#pages.get(address);
    if (!address || !page) return undefined;
    const sent = sendPage(page, request);
    if (sent) this.#pages.renew(address, page);
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

  async #recalled(address: string, request: Request): Promise<Response | undefined> {
    const page = await this.#pages.recall(address);
    if (!page) return undefined;
    const questions = { ...asked(request), path: address };
    await this.#pages.encoded(address, page, encodingFor(questions, page));
    const cached = this.cached(questions);
    return cached && new Response(cached.body, cached);
  }

  async #rendered({ address, storage }: PageKey, request: Request, visitor: Visitor | undefined): Promise<Response> {
    const questions = asked(request);
    const context = { storage, visitor, encoding: encodingFor(questions) };
    try {
      const page = await this.#pages.render(address, context);
      const sent = sendPage(await this.#pages.encoded(address, page, encodingFor(questions, page)), questions);
      return new Response(sent?.body, sent);
    } catch (error) {
      if (!(error instanceof UncachedAnswer)) throw error;
      // Another visitor's limit is not this one's.
      const isForeign = error.response.status === 429 && error.rendering !== context;
      return isForeign ? this.#options.render(address, visitor) : error.response.clone();
    }
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

/** Caches on the way must not take for everybody's what they were not told about. */
function unshared(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache');
  return response;
}
