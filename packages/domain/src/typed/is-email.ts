import { visibleText } from './visible-text.ts';

/** Checks whether a text looks like an email address; only a mail to it can prove that it is one. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(visibleText(text).trim());
