export const favourite = 'Favourite';
export const share = 'Share';
export const favouriteNotKept = {
  'for-now': 'Your browser keeps nothing for this site, so this favourite lasts as long as the page.',
  full: 'You have 200 favourites, and that is as many as we keep. Take one out first.',
};
