/** What the site says of itself. Selling badges and benefits are samples. */
export const why = 'Why Choose Dopahiya';
export const reasons = [
  { title: 'Best Prices', text: 'You pay the owner’s price. We add nothing.' },
  { title: 'Quick Sale', text: 'Buyers find your bike quickly.' },
  { title: 'Verified Listings', text: 'VERIFIED means we’ve checked the listing.' },
  { title: 'Easy Financing', text: 'Work out your EMI before you contact the seller.' },
];

export const sellingBadges = ['200-point inspection', 'Average sale time of 7 days', 'Price match'];
export const sample = 'Sample';
export const whySell = 'Why sell here';
export const benefits = [
  { title: '27% more than dealers', text: 'You set the price and sell straight to the buyer.' },
  { title: '50,000+ sellers', text: 'Listing your bike is free.' },
  { title: 'Fraud protection up to 10L', text: 'We never publish your number.' },
  {
    title: 'Our team calls within 24 hours',
    text: 'We check your listing. Until then it is marked PENDING.',
  },
];
