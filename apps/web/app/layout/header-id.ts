/** What every page has, and its first paint waits for. */
export const headerId = 'header';
