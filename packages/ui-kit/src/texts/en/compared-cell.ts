export const differs = 'differs';
