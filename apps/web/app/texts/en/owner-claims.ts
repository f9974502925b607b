export const verifiedReviews = 'Verified Reviews';
export const verifiedHow = 'We read each review before we publish it. Samples are labelled.';
export const secureConnection = 'Secure Connection';
