export const title = 'This service is under development';
export const text = 'Ordering isn’t available yet. Prices and fit are samples.';
export const closes = (seconds: number) => `Closes in ${seconds} seconds.`;
export const ok = 'OK';
