export const title = 'Similar Bikes';
export const arrowsLabel = 'similar bikes';
export const failedBecause = (reason: string) => `Error loading similar bikes: ${reason}`;
export const failed = 'Failed to fetch similar bikes';
export const loading = 'Loading similar bikes';
export const needsScript = 'Turn on JavaScript and reload the page to see similar bikes.';
export const noneFound = 'No similar bikes found';
export const listLabel = 'Similar bikes';
