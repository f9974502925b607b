export const title = 'This service is under development';
export const text = 'Ordering is not available yet. Prices and fits are samples.';
export const closes = (seconds: number) => `Closes in ${seconds} seconds.`;
export const ok = 'OK';
