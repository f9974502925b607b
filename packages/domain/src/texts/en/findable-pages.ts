export const priceChecker = {
  title: 'On-Road Price',
  about: 'See the full price in your city: road tax, registration and insurance.',
};
export const emiCalculator = {
  title: 'EMI Calculator',
  about: 'Calculate your monthly payment and total cost.',
};
export const bikeLoan = {
  title: 'Bike Loan',
  about: 'Compare lenders’ rates and charges, and see how to apply.',
};
export const quoteChecker = {
  title: 'Check a Quotation',
  about: 'Check each charge on a dealer’s quotation.',
};
export const ownership = {
  title: 'Cost of Owning',
  about: 'Compare petrol and electric bikes over the years: fuel, service, insurance and resale.',
};
export const choose = {
  title: 'Choose a Bike',
  about: 'Say what you need and see the bikes that no other one beats.',
};
export const compareBike = {
  title: 'Compare Bikes',
  about: 'Compare two or three bikes side by side, drawn to scale.',
};
export const compareElectric = {
  title: 'Compare Electric',
  about: 'Compare electric two-wheelers: range, charging and price.',
};
export const dealership = { title: 'Showrooms', about: 'Find dealers by brand and city, with directions.' };
export const newBikes = { title: 'New Bikes', about: 'Bikes launched in the last 30 days, and upcoming ones.' };
export const newScooters = { title: 'New Scooters', about: 'Scooters on sale in India.' };
export const trendingBikes = {
  title: 'Popular Brands',
  about: 'Find a bike by brand, budget, engine or style.',
};
export const popular = { title: 'Popular Bikes', about: 'The bikes that sell most.' };
export const bestBikes = { title: 'Best Bikes', about: 'The bike that sells most in each body style and fuel.' };
export const bikes = { title: 'All bikes and scooters', about: 'Browse and filter every bike.' };
export const brands = { title: 'All brands', about: 'All two-wheeler brands in India.' };
export const electric = { title: 'Electric', about: 'Bikes and scooters that run on a battery.' };
export const electricBikes = { title: 'Electric Bikes', about: 'Motorcycles that run on a battery.' };
export const electricScooters = { title: 'Electric Scooters', about: 'Scooters that run on a battery.' };
export const bikeNews = { title: 'News & Reviews', about: 'News, reviews, comparisons and guides.' };
export const faqs = {
  title: 'Frequently asked questions',
  about: 'Answers about buying a two-wheeler, and about this site.',
};
export const usedBikes = { title: 'Used Bikes', about: 'Used bikes for sale by their owners.' };
export const howWeValue = {
  title: 'How We Value',
  about: 'How we estimate used bike prices, and how accurate we are.',
};
export const sellBikes = { title: 'Sell Bikes', about: 'List your bike for free.' };
export const spareParts = { title: 'Spare Parts', about: 'Find parts by brand and bike.' };
export const contactUs = { title: 'Contact us', about: 'Contact Dopahiya.' };
export const aboutUs = { title: 'About us', about: 'Why we built this site.' };
export const privacyPolicy = {
  title: 'Privacy policy',
  about: 'What data we store, for how long, and how to delete it.',
};
export const terms = { title: 'Terms and conditions', about: 'The rules for using Dopahiya.' };
export const cookies = { title: 'Cookies', about: 'What your browser stores, and how to delete it.' };
export const accessibility = {
  title: 'Accessibility',
  about: 'How the site works with keyboards, screen readers and large text.',
};
export const messages = { title: 'My messages', about: 'Your messages with buyers and sellers.' };
export const profile = { title: 'My profile', about: 'Your account, your favourites and your reviews.' };
export const login = { title: 'Log in', about: 'Sign in to your account.' };
export const signup = { title: 'Sign up', about: 'Create an account.' };
export const forgotPassword = { title: 'Forgot password', about: 'Get a link to reset your password.' };
