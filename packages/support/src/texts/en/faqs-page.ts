export const headTitle = 'Frequently asked questions | Dopahiya';
export const headDescription =
  'What people ask before they buy a two-wheeler in India, answered: prices, taxes, insurance, loans, and how Dopahiya works out what it says.';

export const home = 'Home';
export const title = 'Frequently asked questions';
export const intro =
  'What people ask before they buy, and what they ask about this site. Open as many answers as you like.';
export const search = 'Search questions';
export const searchPlaceholder = 'insurance, mileage, sample';
export const submit = 'Search';
export const aboutBuying = 'Buying and owning';
export const aboutThisSite = 'About this site';
export const ownAddress = 'Link to this answer';
export const ownAddressOf = (question: string) => `Link to this answer: ${question}`;
export const loading = 'Loading FAQs...';
export const failed = 'Failed to load FAQs. Please try again later.';
export const noneKnown = 'No FAQs available for this model.';
export const noneFound = 'No question has these words';
export const tryOtherWords = 'Try one word, or another word for the same thing.';
