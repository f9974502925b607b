/** What the owner of the site claims of it: nothing here is worked out from data. */
export const why = 'Why Choose Dopahiya';
export const reasons = [
  { title: 'Best Prices', text: 'Each price is what the owner asks: nothing is added here.' },
  { title: 'Quick Sale', text: 'Whoever searches by brand, city or price finds a listing at once.' },
  { title: 'Verified Listings', text: 'The mark VERIFIED on a photo: somebody here has looked at that listing.' },
  { title: 'Easy Financing', text: 'Work out the instalment of a used bike before you call.' },
];

export const sellingBadges = ['200-point inspection', 'Average sale time of 7 days', 'Price match'];
export const sellingClaims = 'Claims of the owner of this site: nothing here works them out.';
export const whySell = 'Why sell here';
export const benefits = [
  { title: '27% more than dealers', text: 'You name your price, and no dealer stands between you and the buyer.' },
  { title: '50,000+ sellers', text: 'Riders like you list their own bikes here, without a fee.' },
  { title: 'Fraud protection up to 10L', text: 'Your number is in no page: who is interested cannot read it here.' },
  {
    title: 'Our team calls within 24 hours',
    text: 'Until it has looked at your listing, others see it marked PENDING.',
  },
];
