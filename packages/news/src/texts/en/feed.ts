export const noFeed = 'The news cannot be listed right now. Please ask again later.';
export const title = 'Dopahiya: news and reviews';
export const description =
  'News, reviews, comparisons and guides about motorcycles, scooters and electric two-wheelers in India.';
export const sampleTitle = (named: string) => `Sample: ${named}`;
