import { plural } from '@dopahiya/domain/site';

export const title = 'Reviews';
export const orderLabel = 'Sort reviews';
export const newestFirst = 'Newest first';
export const highestFirst = 'Highest rating first';
export const lowestFirst = 'Lowest rating first';
export const listLabel = 'Reviews';
export const loadMore = 'Load more reviews';

export const failedBecause = (reason: string) => `Error: ${reason}`;
export const failed = 'Reviews could not be loaded.';
export const moreFailed = 'More reviews could not be loaded.';
export const noneFound = 'No reviews found for this bike.';
export const loading = 'Loading reviews...';
export const needsScript = 'Turn on JavaScript and reload the page to see reviews.';

export const notRated = 'Not rated yet. Sample reviews do not count.';
export const average = <Node>(stars: string, { b }: { b: (text: string) => Node }) => [b(stars), ' of 5'];
export const ratingCount = (count: number) => plural(count, { one: '1 rating', other: `${count} ratings` });

export const unnamedAuthor = 'A rider';
export const sample = 'Sample';
export const readMore = 'Read More';
export const showLess = 'Show Less';

export const helpful = (count: number) => (count === 0 ? 'Helpful' : `Helpful (${count})`);
export const confirmFirst = 'Confirm your email address to vote.';
export const toConfirm = 'Confirm email';
export const voteFailed = 'Your vote was not counted.';
