export const documentTitle = (brand: string) => `${brand} | Dopahiya`;

export const founded = 'Founded';
export const country = 'Country';
export const models = 'Models';
export const searchBikes = (brand: string) => `Search ${brand} bikes`;

export const wentWrong = 'Oops! Something went wrong';
export const failed = 'Error loading brand';
export const failedWhy = 'The brand could not be loaded';
export const browseBrands = 'Browse Brands';
