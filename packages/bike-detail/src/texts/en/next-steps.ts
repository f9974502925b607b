export const getBestPrice = 'Get Best Price';
export const compare = 'Compare';
export const findDealership = 'Find Dealership';
export const brandUnknown = 'Brand information not available';
