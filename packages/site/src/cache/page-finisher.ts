import { LRUCache } from 'lru-cache';
import { diskTrouble } from './disk-trouble.ts';
import { compressThoroughly, type Page } from './page.ts';
import type { PageFolder } from './page-folder.ts';

/** Whoever finds no place here finds one with the next visit to the page. */
const longestQueue = 100;
const troubleMs = 3_600_000;

interface FinisherParts {
  /** Whether the page is still the one that visitors get. */
  isCached: (address: string, page: Page) => boolean;
  folder?: PageFolder | undefined;
  onError: (message: string, error: unknown) => void;
}

/** What no visitor waits for: fewer bytes for the next ones, and a copy that survives a restart. One page at a time. */
export class PageFinisher {
  readonly #parts: FinisherParts;
  readonly #queue = new Set<Page>();
  /** Said an hour ago at most: a full disk is one trouble, not one for each page. */
  readonly #troubles = new LRUCache<string, true>({ max: 20, ttl: troubleMs });
  #last: Promise<void> = Promise.resolve();

  constructor(parts: FinisherParts) {
    this.#parts = parts;
  }

  /** Takes a page in turn, while there is room in the queue. */
  add(address: string, page: Page): void {
    if (this.#queue.has(page) || this.#queue.size >= longestQueue) return;
    this.#queue.add(page);
    this.#last = this.#last
      .then(() => this.#finish(address, page))
      .catch((error: unknown) => this.#report(address, error))
      .finally(() => this.#queue.delete(page));
  }

  async #finish(address: string, page: Page): Promise<void> {
    const { isCached, folder } = this.#parts;
    if (!isCached(address, page)) return;
    const finished = await compressThoroughly(page);
    if (!isCached(address, page)) return;
    // In place: setting it anew would count as a visit, and a page nobody asks for would push out another.
    Object.assign(page, finished);
    if (page.storage === 'disk') await folder?.write(address, finished);
  }

  #report(address: string, error: unknown): void {
    const trouble = diskTrouble(error);
    if (!trouble) return this.#parts.onError(`The page ${address} was not stored on disk.`, error);
    if (this.#troubles.has(trouble)) return;
    this.#troubles.set(trouble, true);
    const where = this.#parts.folder?.path ?? '';
    this.#parts.onError(
      `Pages are not stored in ${where}: ${trouble}. They are cached in memory alone until it takes files.`,
      error,
    );
  }
}
