export const documentTitle = 'Trending bikes and popular brands in India | Dopahiya';
export const documentDescription =
  'Find a bike or scooter by brand, budget, engine size or body style. See what India searches for most this week.';

export const intro = 'Find a bike by brand, budget, engine size or body style.';
export const trending = { title: 'Trending Bikes', bikes: 'Trending bikes' };
export const popular = { title: 'Popular Bikes', bikes: 'Popular bikes' };
export const electric = { title: 'Electric Bikes', bikes: 'Electric bikes' };
export const upcoming = { title: 'Upcoming Bikes', bikes: 'Upcoming bikes' };
