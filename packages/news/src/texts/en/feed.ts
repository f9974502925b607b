export const noFeed = 'We can’t list the news right now. Please try again later.';
export const title = 'Dopahiya: news and reviews';
export const description =
  'News, reviews, comparisons and guides about motorcycles, scooters and electric two-wheelers in India.';
export const sampleTitle = (named: string) => `Sample: ${named}`;
