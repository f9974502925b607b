import * as texts from '#texts/trending-bikes-page';
import type { FeaturedCategory } from '../featured-bikes/featured-categories.ts';

/** What the page is called for each category, and its list of bikes. */
export const categoryTexts = {
  trending: texts.trending,
  popular: texts.popular,
  electric: texts.electric,
  upcoming: texts.upcoming,
} satisfies Record<FeaturedCategory, object>;
