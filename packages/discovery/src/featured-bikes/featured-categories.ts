import { bestPriceAnchor } from '@dopahiya/domain/site';
import * as claims from '#texts/owner-claims';
import * as texts from '#texts/featured-bikes';

const card = { action: texts.viewOffers, actionAt: bestPriceAnchor };

/** Featured categories of the home page: tab, subtitle and card texts. */
export const featuredCategories = {
  trending: { ...texts.trending, subtitle: claims.mostSearched, card },
  popular: { ...texts.popular, subtitle: claims.lovedByUsers, card: { ...card, badge: texts.popularBadge } },
  electric: { ...texts.electric, subtitle: claims.environmentFriendly, card },
  upcoming: { ...texts.upcoming, card },
};

/** A featured category of the home page. */
export type FeaturedCategory = keyof typeof featuredCategories;

/** The categories as tabs, in order. */
export const featuredTabs = (Object.keys(featuredCategories) as FeaturedCategory[]).map((id) => ({
  id,
  label: featuredCategories[id].label,
}));
