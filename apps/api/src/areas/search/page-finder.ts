import { dateInIndia } from '@dopahiya/domain/site';
import type { Clock } from '../../core/clock.ts';
import type { FoundPageRepository, FoundPageRow } from './found-page-repository.ts';
import { pageWords } from './page-words.ts';

/** A page that fits much worse than the best one has only words in common with it. */
const SHARE_OF_BEST = 0.3;

/** What a page finder works with. */
export interface PageFinderSources {
  pages: Pick<FoundPageRepository, 'find'>;
  clock: Clock;
}

/** Finds the guides, other articles, tools, questions and pages of the site that a search means beside bikes. */
export class PageFinder {
  readonly #sources: PageFinderSources;

  constructor(sources: PageFinderSources) {
    this.#sources = sources;
  }

  /** The likeliest first, at most `limit`; none for a text without words. */
  async find(text: string, limit: number): Promise<FoundPageRow[]> {
    const words = pageWords(text);
    if (words.length === 0) return [];
    const { pages, clock } = this.#sources;
    const found = await pages.find(words, dateInIndia(clock()), limit);
    return found.filter(({ score }) => score >= SHARE_OF_BEST * (found[0]?.score ?? 0));
  }
}
