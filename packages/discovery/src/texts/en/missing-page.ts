export const notFound = (slug: string) => `We couldn’t find a page called “${slug}”.`;
export const suggestions = 'You may be looking for';
export const searchFor = (words: string) => `Search for “${words}”`;
