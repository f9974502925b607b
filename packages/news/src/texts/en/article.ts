import { formatNumber, plural } from '@dopahiya/domain/site';

export const documentTitle = (title: string) => `${title} | Dopahiya`;
export const pendingTitle = 'Article | Dopahiya';
export const pendingDescription = 'News, reviews, comparisons and guides about two-wheelers in India.';
export const missingDocumentTitle = 'Review Not Found | Dopahiya';
export const pictureAlt = (bike: string) => `${bike}, drawn to scale`;

export const home = 'Home';
export const newsAndReviews = 'News & Reviews';
export const loading = 'Loading the article...';
export const sample = 'Sample';
export const sampleNote = 'This is a sample article.';
/** Said of an article that is not in the page's language; null where it is. */
export const languageNote = (written: 'en' | 'hi'): string | null =>
  written === 'en' ? null : 'This article is written in Hindi.';
export const views = (count: number) =>
  plural(count, { one: `${formatNumber(count)} view`, other: `${formatNumber(count)} views` });
export const likes = (count: number) =>
  plural(count, { one: `${formatNumber(count)} like`, other: `${formatNumber(count)} likes` });

export const copyTable = 'Copy table';
export const tableCopied = 'Table copied';
export const tableNotCopied = 'Your browser blocked copying. Select the table and copy it yourself.';

export const keySpecifications = 'Key specifications';
export const aboutBikes = 'Bikes in this article';
export const like = 'Like';
export const likedBy = (count: number) => `Like (${formatNumber(count)})`;
export const likeFailed = 'We couldn’t save your like. Try again.';
export const confirmFirst = 'Confirm your email to like articles.';
export const toConfirm = 'Confirm email';
export const likesNeedScripts = 'Turn on JavaScript to like articles.';
export const backToNews = 'Back to News & Reviews';

export const alsoLike = 'You Might Also Like';
export const noneRelated = 'No related articles found.';
export const relatedLoading = 'Loading related articles...';
export const relatedFailed = 'Error loading related articles';
export const relatedFailedWhy = 'Failed to fetch news';

export const missingTitle = 'Review Not Found';
export const missingMessage = 'The requested review could not be found.';
export const browseAll = 'Browse All Reviews';
export const failedTitle = 'Error Loading Review';
export const failedWithStatus = (status: number) => `Server responded with ${status}`;
export const failedWhy = 'We couldn’t load this article.';
export const backToReviews = 'Back to Reviews';
export const tryAgain = 'Try Again';
