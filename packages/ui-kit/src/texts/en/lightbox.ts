export const close = 'Close';
export const previous = 'Previous picture';
export const next = 'Next picture';
export const position = (number: number, count: number) => `${number} of ${count}`;
