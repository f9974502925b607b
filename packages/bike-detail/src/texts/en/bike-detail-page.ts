export const back = 'Back';
export const loading = 'Loading bike';

export const failureAdvice = "The bike you're looking for doesn't exist or may have been removed.";
export const backToBikes = 'Back to Bikes';
export const tryAgain = 'Try Again';

export const priceLabel = (name: string) => `Price of ${name}`;
export const onRoadIn = (city: string) => `On-road, ${city}`;
export const compare = 'Compare';
export const getBestPrice = 'Get Best Price';
