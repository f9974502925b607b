export const bikes = 'sports bikes';
export const viewOffers = 'View Offers';
export const all = 'All Sports Bikes';
