import type { OwnClaim } from '@dopahiya/site';

/** What the site says of itself. Selling badges and benefits are samples. */
export const why = 'Why Choose Dopahiya';
export const reasons = [
  { title: 'Best Prices', text: 'You pay the owner’s price. We add nothing.' },
  { title: 'Quick Sale', text: 'Buyers find your bike quickly.' },
  { title: 'Verified Listings', text: 'VERIFIED means we’ve checked the listing.' },
  { title: 'Easy Financing', text: 'Work out your EMI before you contact the seller.' },
];

export const sellingBadges: readonly OwnClaim[] = [
  { id: 'badge-inspection', text: '200-point inspection' },
  { id: 'badge-speed', text: 'Average sale time of 7 days' },
  { id: 'badge-price', text: 'Price match' },
];
export const sample = 'Sample';
export const whySell = 'Why sell here';
export const benefits: readonly OwnClaim[] = [
  { id: 'benefit-price', text: '27% more than dealers', detail: 'You set the price and sell straight to the buyer.' },
  { id: 'benefit-sellers', text: '50,000+ sellers', detail: 'Listing your bike is free.' },
  { id: 'benefit-protection', text: 'Fraud protection up to 10L', detail: 'We never publish your number.' },
  {
    id: 'benefit-call',
    text: 'Our team calls within 24 hours',
    detail: 'We check your listing. Until then it is marked PENDING.',
  },
];
