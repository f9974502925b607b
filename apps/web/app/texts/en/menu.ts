/** Groups of the main menu. */
export const bikes = 'Bikes';
export const electric = 'Electric';
export const finance = 'Bike Finance';
export const used = 'Used Bikes';
export const newsAndReviews = 'News & Reviews';

/** Links of the main menu, each with what is found there. */
export const newBikes = { label: 'New Bikes', hint: 'Just launched, or soon' };
export const popularBrands = { label: 'Popular Brands', hint: 'Bikes by their maker' };
export const bestBikes = { label: 'Best Bikes', hint: 'Most bought of each style' };
export const newScooters = { label: 'New Scooters', hint: 'Step through, no gears' };
export const popularBikes = { label: 'Popular Bikes', hint: 'What most buy' };
export const compareBikes = { label: 'Compare Bikes', hint: 'At one scale' };
export const showrooms = { label: 'Showrooms', hint: 'By brand and city' };
export const allElectric = { label: 'Electric', hint: 'All that run on a battery' };
export const electricBikes = { label: 'Electric Bikes', hint: 'Without a tank' };
export const electricScooters = { label: 'Electric Scooters', hint: 'Range, charging, price' };
export const compareElectric = { label: 'Compare Electric', hint: 'At one scale' };
export const bikeLoan = { label: 'Bike Loan', hint: 'How a loan works' };
export const emiCalculator = { label: 'EMI Calculator', hint: 'What a month costs' };
export const priceChecker = { label: 'On-Road Price', hint: 'Every rupee, line by line' };
export const quoteChecker = { label: 'Check a Quotation', hint: 'Which lines you must pay' };
export const ownership = { label: 'Cost of Owning', hint: 'Petrol or electric, by year' };
export const usedBikes = { label: 'Used Bikes', hint: 'Listings with photos' };
export const sellBikes = { label: 'Sell Bikes', hint: 'In three steps' };

export const label = 'Main';
