export const searchTitle = 'Search for another bike';
export const nearestTitle = 'Bikes with similar names';
export const brandTitle = 'Other bikes from this brand';
export const allOfBrand = (brand: string) => `All ${brand} bikes`;
