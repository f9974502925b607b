/** Words of the fields in which a bike is chosen. */
export const bike = 'Bike or scooter';
export const bikePlaceholder = 'Search by brand or model...';
export const popular = 'Popular searches';
export const noBikes = (text: string) => `No results found for "${text}"`;
export const unknownBike = (text: string) => `We couldn’t find ‘${text}’. Try the model’s name alone.`;
export const variant = 'Variant';
export const cheapestVariant = 'The cheapest variant';
