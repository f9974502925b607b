export const question = 'Which one fits you?';
export const compare = 'Compare to scale';
