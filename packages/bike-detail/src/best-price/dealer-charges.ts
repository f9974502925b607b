/** What belongs on the bill of a new two-wheeler. */
export const lawfulCharges: readonly string[] = [
  'The ex-showroom price, with GST in it',
  'Road tax and registration fees, with the receipts of the transport office',
  'Third-party insurance for five years. You may buy your insurance wherever you like',
  'High-security number plates, where they are not in the ex-showroom price',
  'The fee for a loan’s entry in the registration certificate, only with a loan',
];

/** What a buyer need not pay: charges without a rule behind them, and extras that nobody has to take. */
export const refusableCharges: readonly string[] = [
  'Handling, logistics or incidental charges: no rule allows them, and they are not lawful',
  'Accessories, polish, extended warranty or roadside help that you did not ask for',
  'The showroom’s own insurance as a condition of the sale',
  'Anything without a receipt',
];
