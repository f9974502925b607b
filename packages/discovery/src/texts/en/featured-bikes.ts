export const tabs = 'Featured bikes';
export const trending = {
  label: 'Trending',
  heading: 'Featured Bikes',
  badge: 'TRENDING NOW',
  bikes: 'trending bikes',
  all: 'View All Trending Bikes',
};
export const popular = {
  label: 'Popular',
  heading: 'Featured Bikes',
  badge: 'MOST POPULAR',
  bikes: 'popular bikes',
  all: 'View All Popular Bikes',
};
export const electric = {
  label: 'Electric',
  heading: 'Featured Bikes',
  badge: 'ELECTRIC VEHICLES',
  bikes: 'electric bikes',
  all: 'View All Electric Bikes',
};
export const upcoming = {
  label: 'Upcoming',
  heading: 'Upcoming Bikes',
  badge: 'COMING SOON',
  subtitle: 'New launches coming soon',
  bikes: 'upcoming bikes',
  all: 'View All Upcoming Bikes',
};

export const viewOffers = 'View Offers';
export const popularBadge = 'Popular';
