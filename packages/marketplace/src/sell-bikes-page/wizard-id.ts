/** Where the form stands on its page. */
export const wizardId = 'sell';
