export const headTitle = (text: string) => `${text} | Dopahiya`;
export const home = 'Go to the home page of Dopahiya';

export const noPage = 'There is no page at this address.';
export const noFile = 'This file is not part of the current build.';
export const onlyGet = 'This address only answers GET.';
export const onlyForms = 'This address takes forms alone.';
export const brokenOff = 'We didn’t receive the whole form. Go back and send it again.';
export const formTooLong = 'This form is longer than any of ours. Shorten what you wrote and send it again.';
export const foreign = 'This was sent by a page of another site.';
export const busy = 'The site is busy. Please try again in a moment.';
export const tooMany = 'Too many pages were asked for from your address. Please try again shortly.';
export const failed = 'Something went wrong on our side. Please try again in a moment.';
export const noSitemap = 'The sitemap cannot be made right now. Please ask again later.';
