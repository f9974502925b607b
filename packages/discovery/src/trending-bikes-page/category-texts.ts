import * as texts from '#texts/trending-bikes-page';
import type { FeaturedCategory } from '../featured-bikes/featured-categories.ts';

/** Page title and list of bikes of each category. */
export const categoryTexts = {
  trending: texts.trending,
  popular: texts.popular,
  electric: texts.electric,
  upcoming: texts.upcoming,
} satisfies Record<FeaturedCategory, object>;
