export const variant = 'Variant';
export const noVariant = 'Not chosen';
export const city = 'City';

export const pricesIn = 'Prices in another city';
export const showPrices = 'Show prices';
