/** Groups of the main menu. */
export const bikes = 'Bikes';
export const electric = 'Electric';
export const finance = 'Bike Finance';
export const used = 'Used Bikes';
export const newsAndReviews = 'News & Reviews';

/** Links of the main menu, each with what is found there. */
export const newBikes = { label: 'New Bikes', hint: 'New and upcoming launches' };
export const popularBrands = { label: 'Popular Brands', hint: 'Find bikes by brand' };
export const bestBikes = { label: 'Best Bikes', hint: 'Most bought of each style' };
export const newScooters = { label: 'New Scooters', hint: 'Latest scooters' };
export const popularBikes = { label: 'Popular Bikes', hint: 'Most bought bikes' };
export const choose = { label: 'Choose a Bike', hint: 'Find what suits you' };
export const compareBikes = { label: 'Compare Bikes', hint: 'Side by side' };
export const showrooms = { label: 'Showrooms', hint: 'Dealers near you' };
export const allElectric = { label: 'Electric', hint: 'All electric two-wheelers' };
export const electricBikes = { label: 'Electric Bikes', hint: 'Electric motorcycles' };
export const electricScooters = { label: 'Electric Scooters', hint: 'Range, charging, price' };
export const compareElectric = { label: 'Compare Electric', hint: 'Side by side' };
export const bikeLoan = { label: 'Bike Loan', hint: 'Rates and how to apply' };
export const emiCalculator = { label: 'EMI Calculator', hint: 'Your monthly payment' };
export const priceChecker = { label: 'On-Road Price', hint: 'Full price in your city' };
export const quoteChecker = { label: 'Check a Quotation', hint: 'Check a dealer’s charges' };
export const ownership = { label: 'Cost of Owning', hint: 'Fuel, service and insurance' };
export const usedBikes = { label: 'Used Bikes', hint: 'Buy from owners' };
export const sellBikes = { label: 'Sell Bikes', hint: 'List your bike free' };

export const label = 'Main';
