export const searchTitle = 'Look for a bike instead';
export const nearestTitle = 'Bikes with a name like this';
export const brandTitle = 'Other bikes of this brand';
export const allOfBrand = (brand: string) => `All ${brand} bikes`;
