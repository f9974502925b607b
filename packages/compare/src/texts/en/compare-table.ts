export const specification = 'Specification';
