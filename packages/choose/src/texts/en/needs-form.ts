export const label = 'Your needs';
export const use = 'What is it for?';
export const uses = {
  commute: 'Going to work or college',
  family: 'Family',
  highway: 'Highway rides',
  first: 'First bike',
  delivery: 'Delivery work',
};
export const kind = 'Kind';
export const kinds = { any: 'Any', motorcycle: 'Motorcycle', scooter: 'Scooter' };
export const fuel = 'Fuel';
export const fuels = { any: 'Any', petrol: 'Petrol', electric: 'Electric' };
export const numbers = {
  budget: 'On-road budget',
  monthly: 'Most per month',
  height: 'Rider’s height',
  km: 'Distance per day',
};
export const centimetres = ' cm';
export const kilometres = ' km';
export const between = (min: string, max: string) => `Enter a number from ${min} to ${max}.`;
export const loan = (interest: number, months: number) =>
  `Per month: a loan over the whole price, at ${interest}% for ${months} months.`;
export const passenger = 'A passenger rides along';
export const noSocket = 'I can’t charge at home';
export const show = 'Show bikes';
