export const variant = 'Variant';
export const city = 'City';
