export const pictures = (of: string) => `Pictures: ${of}`;
export const position = (number: number, count: number) => `${number} of ${count}`;
export const previous = 'Previous picture';
export const next = 'Next picture';
export const fullScreen = 'Full screen';
