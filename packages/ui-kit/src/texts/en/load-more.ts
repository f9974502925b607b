export const loadingMore = 'Loading more bikes';
export const skipToFooter = 'Skip to the footer';

export const pages = 'Pages';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const page = (number: number) => `Page ${number}`;
