export const basis = (city: string) =>
  `A bike beats another if it is no worse in on-road price in ${city}, real mileage or range, weight and power.`;
export const choose = 'Choose by what you need';
