export const verifiedReviews = 'Verified Reviews';
export const secureConnection = 'Secure Connection';
