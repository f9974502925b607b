export const title = 'Which one beats the other?';
export const basis = (city: string) =>
  `One bike beats another if nothing about it is worse: on-road price in ${city}, real mileage or range, weight and power.`;
