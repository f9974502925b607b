import text from './add-fonts.ts?inline-script';

/** Wraps font faces (only `@font-face` rules) for the head of a page, before `fontScript`; browsers without scripts use them directly. */
export const lazyFonts = (css: string): string => `<noscript id="fonts"><style>${css}</style></noscript>`;

/**
 * Constant script that adds all fonts at once after the first paint, to avoid a layout per font. Adds them
 * immediately if they are cached, after two seconds if the browser reports no paint, and not at all in
 * data-saver mode.
 */
export const fontScript: string = text;
