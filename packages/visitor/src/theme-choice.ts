import { remembered } from './remembered.ts';

const choices = ['system', 'light', 'dark'] as const;

/** Colour theme: the system's, or always light or dark. */
export type ThemeChoice = (typeof choices)[number];

/** Theme chosen by the visitor; a script in the page's head reads its key `theme` before the first paint. */
export const themeChoice = remembered<ThemeChoice>({
  key: 'theme',
  initial: 'system',
  restore: (stored) => choices.find((choice) => choice === stored),
});
