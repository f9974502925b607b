import { fullNameOf } from '@dopahiya/domain/bikes';

export const title = (bike: Parameters<typeof fullNameOf>[0]) => `Report a wrong figure: ${fullNameOf(bike)}`;
export const figure = 'Which figure';
export const figureOption = (label: string, value: string) => `${label}: ${value}`;
export const value = 'Correct value';
export const valueMissing = 'Enter the correct value.';
export const tooLong = (max: number) => `Use at most ${max} characters.`;
export const seenAt = 'Where you saw it';
export const seenAtHint = 'For example a brochure, the maker’s website or your registration certificate';
export const optional = '(optional)';
export const send = 'Send';
export const sending = 'Sending...';
export const sent = 'Thank you. We will check it.';
export const refusedTitle = 'Your report was not sent';
export const serverError = 'Something went wrong on our side. Your text is still here. Try again in a minute.';
