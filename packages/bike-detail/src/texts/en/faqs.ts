export const title = 'FAQs';
export const failedTitle = 'Failed to load FAQs. Please try again later.';
export const loading = 'Loading FAQs...';
export const noneKnown = 'No FAQs available for this model.';
