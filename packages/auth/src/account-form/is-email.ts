import { visibleText } from '@dopahiya/domain/typed';
/** Whether a text looks like a mail address; whether it is one, only a mail to it tells. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(visibleText(text).trim());
