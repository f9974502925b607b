export const headTitle = (text: string) => `${text} | Dopahiya`;
export const home = 'Go to the Dopahiya home page';

export const noPage = 'Page not found.';
export const noFile = 'File not found.';
export const onlyGet = 'This address only accepts GET requests.';
export const onlyForms = 'This address only accepts forms.';
export const brokenOff = 'We didn’t receive the whole form. Go back and send it again.';
export const formTooLong = 'Your form is too long. Shorten your text and send it again.';
export const foreign = 'This form was sent from another website. Open Dopahiya and send it there.';
export const busy = 'The site is busy. Please try again in a moment.';
export const tooMany = 'You’ve opened too many pages too quickly. Please wait a moment and try again.';
export const failed = 'Something went wrong on our side. Please try again in a moment.';
export const noSitemap = 'The sitemap isn’t available right now. Please try again later.';
