export const headTitle = 'Frequently asked questions | Dopahiya';
export const headDescription =
  'Answers about buying a two-wheeler in India: prices, taxes, insurance, loans, and how Dopahiya works.';

export const home = 'Home';
export const title = 'Frequently asked questions';
export const intro = 'Answers about buying a two-wheeler, and about this site.';
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
export const noneFound = 'No matching questions';
export const tryOtherWords = 'Try one word, or a different word.';
