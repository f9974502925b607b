export const rideFinder = 'Find Your Perfect Ride';
export const allBrands = 'All brands';
export const byRange = 'By budget, displacement or body style';

export const mostLoved = 'Most Loved Bikes & Scooters';
export const mostLovedNote = 'More best sellers, ranked by sales';
export const popularBikes = 'Popular bikes';

export const categories = 'Explore by category';
export const scooters = 'Scooters';
export const sports = 'Sports';
export const bestMileage = 'Best Mileage';
export const cruisers = 'Cruisers';

export const sportsBikes = 'Sports Bikes';
export const allSportsBikes = 'All Sports Bikes';
