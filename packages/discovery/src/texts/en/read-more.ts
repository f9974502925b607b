export const readMore = 'Read More';
export const readLess = 'Read Less';
