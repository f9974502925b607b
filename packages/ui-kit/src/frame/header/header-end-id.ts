/** Of an empty element at the end of the header, by which a page waits for all of it before its first paint. */
export const headerEndId = 'header-end';
