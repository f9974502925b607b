/** Listing over the made-up catalogue as sent by a seller. */
export const listingDraft = {
  brand: 'vega',
  model: '110',
  year_of_manufacture: 2021,
  km_ridden: 18_400,
  city: 'delhi',
  registration_location: 'DL01',
  owner: '1st',
  condition: 'good',
  expected_price: 52_000,
  description: 'One owner, serviced at the dealer, bills are there.',
  contact: '9876543210',
};
