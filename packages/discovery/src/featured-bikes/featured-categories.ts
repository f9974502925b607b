const card = { action: 'View Offers' };

/** What the home page features: for each category its tab, the words above its bikes, and those on their cards. */
export const featuredCategories = {
  trending: {
    label: 'Trending',
    heading: 'Featured Bikes',
    badge: 'TRENDING NOW',
    subtitle: 'Most searched bikes this week',
    card,
  },
  popular: {
    label: 'Popular',
    heading: 'Featured Bikes',
    badge: 'MOST POPULAR',
    subtitle: 'Bikes loved by our users',
    card: { ...card, badge: 'Popular' },
  },
  electric: {
    label: 'Electric',
    heading: 'Featured Bikes',
    badge: 'ELECTRIC VEHICLES',
    subtitle: 'Environment friendly electric vehicles',
    card,
  },
  upcoming: {
    label: 'Upcoming',
    heading: 'Upcoming Bikes',
    badge: 'COMING SOON',
    subtitle: 'New launches coming soon',
    card,
  },
} as const;

/** One of the four categories that the home page features. */
export type FeaturedCategory = keyof typeof featuredCategories;

/** The categories as tabs, in their order. */
export const featuredTabs = (Object.keys(featuredCategories) as FeaturedCategory[]).map((id) => ({
  id,
  label: featuredCategories[id].label,
}));
