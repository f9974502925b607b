export const documentTitle = 'Trending bikes and popular brands in India | Dopahiya';
export const documentDescription =
  'Find a bike or scooter by brand, budget, engine size or body style, and see which are looked for most in India this week, drawn to one scale.';

export const intro =
  'Find a bike by its brand, your budget, the size of its engine or its style, or start from those below.';
export const trending = { title: 'Trending Bikes', bikes: 'Trending bikes' };
export const popular = { title: 'Popular Bikes', bikes: 'Popular bikes' };
export const electric = { title: 'Electric Bikes', bikes: 'Electric bikes' };
export const upcoming = { title: 'Upcoming Bikes', bikes: 'Upcoming bikes' };
