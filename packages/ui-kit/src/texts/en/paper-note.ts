export const note =
  'From Dopahiya. Prices are estimates for the city and month shown. The dealer’s quotation is final.';
