export const estimate = 'An estimate';
export const estimateOfMonth = (month: string) => `An estimate: price of ${month}`;
export const estimateByRules = (day: string) => `An estimate: rules of ${day}`;
export const estimateOfMonthByRules = (month: string, day: string) => `An estimate: price of ${month}, rules of ${day}`;
export const oldEstimate = (month: string, day: string) =>
  `An estimate: price of ${month}, more than a year old, rules of ${day}`;
export const oldPrice = 'An old price. Ask a showroom for today’s.';
