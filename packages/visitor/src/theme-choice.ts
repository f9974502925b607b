import { remembered } from './remembered.ts';

const choices = ['system', 'light', 'dark'] as const;

/** How the site looks: as the system does, or always light or dark. */
export type ThemeChoice = (typeof choices)[number];

/** The theme that the visitor chose; a script in the page's head reads its key `theme` before the first paint. */
export const themeChoice = remembered<ThemeChoice>({
  key: 'theme',
  initial: 'system',
  restore: (stored) => choices.find((choice) => choice === stored),
});
