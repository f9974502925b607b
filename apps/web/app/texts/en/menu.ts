/** Groups of the main menu. */
export const bikes = 'Bikes';
export const electric = 'Electric';
export const finance = 'Bike Finance';
export const used = 'Used Bikes';
export const newsAndReviews = 'News & Reviews';

/** Links of the main menu, each with what is found there. */
export const newBikes = { label: 'New Bikes', hint: 'Just launched and coming soon' };
export const popularBrands = { label: 'Popular Brands', hint: 'Find a bike by its maker' };
export const bestBikes = { label: 'Best Bikes', hint: 'The most popular of every body style' };
export const newScooters = { label: 'New Scooters', hint: 'Step through, no gears' };
export const popularBikes = { label: 'Popular Bikes', hint: 'What most people buy' };
export const compareBikes = { label: 'Compare Bikes', hint: 'Two bikes at one scale' };
export const showrooms = { label: 'Showrooms', hint: 'Dealers by brand and city' };
export const allElectric = { label: 'Electric', hint: 'Everything that runs on a battery' };
export const electricBikes = { label: 'Electric Bikes', hint: 'Motorcycles without a tank' };
export const electricScooters = { label: 'Electric Scooters', hint: 'Range, charging time, price' };
export const compareElectric = { label: 'Compare Electric', hint: 'Two of them at one scale' };
export const bikeLoan = { label: 'Bike Loan', hint: 'How a two-wheeler loan works' };
export const emiCalculator = { label: 'EMI Calculator', hint: 'What a month costs' };
export const priceChecker = { label: 'On-Road Price', hint: 'Every rupee up to the number plate' };
export const quoteChecker = { label: 'Check a Quotation', hint: 'Which of its lines you have to pay' };
export const ownership = { label: 'Cost of Owning', hint: 'Petrol or electric over the years' };
export const usedBikes = { label: 'Used Bikes', hint: 'Listings with photos' };
export const sellBikes = { label: 'Sell Bikes', hint: 'List yours in three steps' };

export const label = 'Main';
