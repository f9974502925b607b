/** What the owner of the site claims of it: nothing here is worked out from data. */
export const why = 'Why Choose Dopahiya';
export const reasons = [
  { title: 'Best Prices', text: 'Each price is what the owner asks: nothing is added here.' },
  { title: 'Quick Sale', text: 'Whoever searches by brand, city or price finds a listing at once.' },
  { title: 'Verified Listings', text: 'The mark VERIFIED on a photo: somebody here has looked at that listing.' },
  { title: 'Easy Financing', text: 'Work out the instalment of a used bike before you call.' },
];
