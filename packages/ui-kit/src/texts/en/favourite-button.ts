export const favourite = 'Favourite';
export const notKept = {
  'for-now': 'Your browser stores nothing for this site, so this favourite is gone once you leave the page.',
  full: 'You have 200 favourites, and that is as many as we keep. Take one out first.',
};
