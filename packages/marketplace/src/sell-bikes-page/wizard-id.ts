/** Id of the form on its page. */
export const wizardId = 'sell';
