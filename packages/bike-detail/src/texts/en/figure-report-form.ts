import { fullNameOf } from '@dopahiya/domain/bikes';

export const title = (bike: Parameters<typeof fullNameOf>[0]) => `A figure of ${fullNameOf(bike)} is wrong`;
export const figure = 'Which figure';
export const figureOption = (label: string, value: string) => `${label}: ${value}`;
export const value = 'What it should be';
export const valueMissing = 'Say what the right figure is.';
export const seenAt = 'Where you saw it';
export const seenAtHint = 'A brochure, the maker’s page, your registration';
export const optional = '(optional)';
export const send = 'Send';
export const sending = 'Sending...';
export const sent = 'Thank you. We will look into it.';
export const refusedTitle = 'Your report was not sent';
export const serverFault =
  'Something went wrong on our side. What you wrote still stands here: send it again in a minute.';
