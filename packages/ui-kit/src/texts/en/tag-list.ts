export const tags = 'Tags';
