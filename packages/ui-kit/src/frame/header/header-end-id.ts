/** Id of an empty element at the end of the header; pages block their first paint until it is parsed. */
export const headerEndId = 'header-end';
