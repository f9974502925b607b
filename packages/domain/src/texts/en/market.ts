export const upTo = (price: string) => `Up to ${price}`;
export const between = (min: string, max: string) => `${min} to ${max}`;
export const above = (price: string) => `Above ${price}`;
