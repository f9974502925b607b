import { dateInIndia, type Language } from '@dopahiya/domain/site';
import { type Situation, situationIn, typedText } from '@dopahiya/engines/plain-words';
import type { Clock } from '../../core/clock.ts';
import type { FoundPageRepository, FoundPageRow } from './found-page-repository.ts';
import { pageWords } from './page-words.ts';

/** Minimum score relative to the best page: below it only some words match by chance. */
const SHARE_OF_BEST = 0.3;

/** Dependencies of a page finder. */
export interface PageFinderSources {
  pages: Pick<FoundPageRepository, 'find'>;
  clock: Clock;
}

/** Finds guides, other articles, tools, FAQs and static pages for a search. */
export class PageFinder {
  readonly #sources: PageFinderSources;

  constructor(sources: PageFinderSources) {
    this.#sources = sources;
  }

  /** Finds the likeliest pages, up to `limit`; of a situation such as a theft first the page about it. None for a text without words. */
  async find(text: string, limit: number, language: Language = 'en'): Promise<FoundPageRow[]> {
    const situation = situationIn(typedText(text));
    const [about, found] = await Promise.all([
      situation === undefined ? [] : this.#named(situationWords[situation], 1, language),
      this.#named(text, limit, language),
    ]);
    const others = found.filter(({ id }) => about.every((page) => page.id !== id));
    return [...about, ...others].slice(0, limit);
  }

  async #named(text: string, limit: number, language: Language): Promise<FoundPageRow[]> {
    const words = pageWords(text);
    if (words.length === 0) return [];
    const { pages, clock } = this.#sources;
    const found = await pages.find(words, { day: dateInIndia(clock()), limit, language });
    return found.filter(({ score }) => score >= SHARE_OF_BEST * (found[0]?.score ?? 0));
  }
}

/** Words that find the page about a situation. */
export const situationWords: Readonly<Record<Situation, string>> = {
  stolen: 'bike stolen',
  accident: 'accident',
  age_limit: 'when a bike turns fifteen',
  csd: 'csd canteen',
  waiting: 'waiting period',
  past_price: 'how we value',
  rto_code: 'road tax by state',
};
