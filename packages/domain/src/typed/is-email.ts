import { visibleText } from './visible-text.ts';

/** Whether a text looks like a mail address; whether it is one, only a mail to it tells. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(visibleText(text).trim());
