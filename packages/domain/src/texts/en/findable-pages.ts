export const priceChecker = {
  title: 'On-Road Price',
  about: 'What a bike costs on the road in your city, line by line: road tax, registration, insurance.',
};
export const emiCalculator = {
  title: 'EMI Calculator',
  about: 'What a loan costs a month and in all, by amount, rate and months.',
};
export const bikeLoan = {
  title: 'Bike Loan',
  about: 'How a two-wheeler loan works, what lenders ask, and what they charge.',
};
export const quoteChecker = {
  title: 'Check a Quotation',
  about: 'Hold a dealer’s quotation against the rules, line by line, and see what no rule asks for.',
};
export const ownership = {
  title: 'Cost of Owning',
  about: 'What a bike costs over the years: petrol or electricity, service, insurance, what it may fetch.',
};
export const compareBike = {
  title: 'Compare Bikes',
  about: 'Two or three bikes side by side, drawn to one scale.',
};
export const compareElectric = {
  title: 'Compare Electric',
  about: 'Two or three electric two-wheelers side by side: range, charging, price.',
};
export const dealership = { title: 'Showrooms', about: 'Dealers of a brand in a city, with the way there.' };
export const newBikes = { title: 'New Bikes', about: 'What was launched in the last 30 days, and what is announced.' };
export const newScooters = { title: 'New Scooters', about: 'Scooters on sale in India.' };
export const trendingBikes = {
  title: 'Popular Brands',
  about: 'Find a bike by brand, budget, engine or style.',
};
export const popular = { title: 'Popular Bikes', about: 'The bikes that sell most.' };
export const bestBikes = { title: 'Best Bikes', about: 'Of each body style and fuel the bike that sells most.' };
export const bikes = { title: 'All bikes and scooters', about: 'Every bike, narrowed down by what matters to you.' };
export const brands = { title: 'All brands', about: 'The makers of two-wheelers in India.' };
export const electric = { title: 'Electric', about: 'Bikes and scooters that run on a battery.' };
export const electricBikes = { title: 'Electric Bikes', about: 'Motorcycles that run on a battery.' };
export const electricScooters = { title: 'Electric Scooters', about: 'Scooters that run on a battery.' };
export const bikeNews = { title: 'News & Reviews', about: 'News, reviews, comparisons and guides.' };
export const faqs = {
  title: 'Frequently asked questions',
  about: 'What people ask before they buy, and what they ask about this site.',
};
export const usedBikes = { title: 'Used Bikes', about: 'Bikes that their owners sell.' };
export const howWeValue = {
  title: 'How We Value',
  about: 'How used bikes are valued here, how wrong that tends to be, and what it cannot know.',
};
export const sellBikes = { title: 'Sell Bikes', about: 'Offer your bike to others.' };
export const spareParts = { title: 'Spare Parts', about: 'Parts for your bike, by brand and kind.' };
export const contactUs = { title: 'Contact us', about: 'How to reach the people who make this site.' };
export const aboutUs = { title: 'About us', about: 'Who makes this site, what for, and by which rules.' };
export const privacyPolicy = {
  title: 'Privacy policy',
  about: 'What is stored of you, how long, and how you delete it.',
};
export const terms = { title: 'Terms and conditions', about: 'What the site is for, and what it is not liable for.' };
export const cookies = { title: 'Cookies', about: 'What the site stores in your browser, and how to delete it.' };
export const accessibility = {
  title: 'Accessibility',
  about: 'What works with keyboards, screen readers and large text, and what does not yet.',
};
export const messages = { title: 'My messages', about: 'What you ask sellers, what buyers ask you, and offers.' };
export const profile = { title: 'My profile', about: 'Your account, your favourites and your reviews.' };
export const login = { title: 'Log in', about: 'Sign in to your account.' };
export const signup = { title: 'Sign up', about: 'Make an account.' };
export const forgotPassword = { title: 'Forgot password', about: 'Have a link for a new password sent to you.' };
