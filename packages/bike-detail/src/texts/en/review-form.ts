import { plural } from '@dopahiya/domain/site';

export const write = 'Write a review';
export const title = (bike: string) => `Your review of ${bike}`;
export const rating = 'Rating';
export const starCount = (count: number) => plural(count, { one: '1 star', other: `${count} stars` });
export const reviewTitle = 'Title';
export const optional = '(optional)';
export const text = 'What is it like to own?';
export const send = 'Send review';
export const sending = 'Sending...';
export const signInToSend = 'Sign in and send';
export const whoReads = 'We check every review before we publish it.';
export const sent = 'Thank you. Your review appears once we have checked it.';

export const ratingMissing = 'Choose one to five stars.';
export const titleTooLong = (max: number) => `Use ${max} characters or fewer.`;
export const textLengthWrong = ({ min, max, length }: { min: number; max: number; length: number }) =>
  `Write ${min} to ${max} characters. You have written ${length}.`;

export const refusedTitle = 'Your review was not sent';
export const sessionEnded = 'Your session has ended. Sign in again to send your review.';
export const serverError = 'Something went wrong on our side. Your text is still here. Try again in a minute.';

export const cancel = 'Cancel';
export const close = 'Not now';
export const signIn = 'Sign in';
