/** By which a page waits for its header before its first paint. */
export const headerId = 'header';
