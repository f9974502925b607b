export const noList = 'There is no list at this address';
export const mayHaveTypingError = 'It may have a typing error. All bikes can be found in the ride finder.';
export const goBack = 'Go back';
