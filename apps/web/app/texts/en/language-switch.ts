export const label = 'Language';
