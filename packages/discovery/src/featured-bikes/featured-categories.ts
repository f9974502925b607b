import { bestPriceAnchor } from '@dopahiya/domain/site';
import * as claims from '#texts/owner-claims';
import * as texts from '#texts/featured-bikes';

const card = { action: texts.viewOffers, actionAt: bestPriceAnchor };

/** What the home page features: for each category its tab, the words above its bikes, and those on their cards. */
export const featuredCategories = {
  trending: { ...texts.trending, subtitle: claims.mostSearched, card },
  popular: { ...texts.popular, subtitle: claims.lovedByUsers, card: { ...card, badge: texts.popularBadge } },
  electric: { ...texts.electric, subtitle: claims.environmentFriendly, card },
  upcoming: { ...texts.upcoming, card },
};

/** One of the four categories that the home page features. */
export type FeaturedCategory = keyof typeof featuredCategories;

/** The categories as tabs, in their order. */
export const featuredTabs = (Object.keys(featuredCategories) as FeaturedCategory[]).map((id) => ({
  id,
  label: featuredCategories[id].label,
}));
