export const noList = 'We couldn’t find this list';
export const mayHaveTypingError = 'Check the address for typing errors, or find your bike in the ride finder.';
export const goBack = 'Go back';
