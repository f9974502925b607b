export const title = 'News';
export const failedTitle = 'Error loading news';
export const checkConnection = 'Check your connection.';
export const loading = 'Loading news...';
export const needsScript = 'Turn on JavaScript and reload the page to see news.';
export const readAll = 'Read all news';
export const noneYet = 'No news about this bike yet.';
export const sample = 'Sample';
