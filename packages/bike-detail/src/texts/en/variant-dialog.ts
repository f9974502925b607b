export const title = 'Select Variant';
export const listLabel = 'Variants';
export const exShowroom = (qualifier: string, price: string) => `${qualifier}: ${price}`;
export const onRoad = (city: string, price: string) => `On-road, ${city}: ${price}`;
