import text from './add-fonts.ts?inline-script';

/**
 * Font faces (`@font-face` rules and nothing else) for the head of a page, before `fontScript`; a browser without scripts
 * takes them as they are.
 */
export const lazyFonts = (css: string): string => `<noscript id="fonts"><style>${css}</style></noscript>`;

/**
 * The constant script that adds them after the first paint, and all at once: each that came alone would lay the page out
 * anew. A browser that has loaded them before adds them immediately, one that tells of no paint after two seconds; one that saves data does without.
 */
export const fontScript: string = text;
