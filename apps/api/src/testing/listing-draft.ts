/** A listing of the made-up catalogue as a seller sends it. */
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
