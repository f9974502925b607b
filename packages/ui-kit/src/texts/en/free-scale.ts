export const toScale = 'To scale';
