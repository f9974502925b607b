/** Claims of the owner about the site: nothing here is worked out from data, and the page says so. */

export const numbers = [
  { value: '8M+', what: 'monthly riders' },
  { value: '450+', what: 'models' },
  { value: '12K+', what: 'dealer partners' },
  { value: '25+', what: 'awards' },
] as const;
