export const favourite = 'Favourite';
export const notKept = {
  'for-now': 'Your browser blocks storage, so we can’t save this favourite after you leave.',
  full: 'You’ve reached the limit of 200 favourites. Remove one first.',
};
