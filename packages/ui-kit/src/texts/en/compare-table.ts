export const specification = 'Specification';
export const differs = 'differs';
