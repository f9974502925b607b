export const finePrint = 'Fine print';
export const followUs = 'Follow us';
