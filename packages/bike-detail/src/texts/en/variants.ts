export const title = 'Variant Comparison';
export const bikeMissing = 'Error: Bike details not available';
export const tableCaption = (bike: string) => `Variants of ${bike}`;
export const tooFew = 'Not enough variants to compare';

export const prices = 'Prices';
export const priceMonth = 'Price month';
export const onRoadIn = (city: string) => `On-road, ${city}`;
export const atPriceOf = (amount: string, month: string) => `${amount} (${month} price)`;
export const equipment = 'Equipment and colours';
export const specialFeatures = 'Special features';
export const colours = 'Colours';
