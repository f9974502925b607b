export const verifiedReviews = 'Verified Reviews';
export const verifiedHow = 'Each is read before it appears; samples say so.';
export const secureConnection = 'Secure Connection';
