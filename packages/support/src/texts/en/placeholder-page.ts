export const headTitle = (title: string) => `${title} | Dopahiya`;
export const text = 'This feature is currently under development and will be available soon';
export const goBack = 'Go Back';

/** Titles of the pages to come, by the first segment of their addresses; any other page is called `page`. */
export const titles = {
  insurance: 'Insurance',
  'news-media': 'News Media',
  reviews: 'Reviews',
  'sell-bikes': 'Sell Bikes',
  'spare-parts': 'Spare Parts',
  'used-bikes': 'Used Bikes',
};
export const page = 'Coming soon';
