import text from './boot.ts?inline-script';

/** The constant script at the end of every page: holds early taps, and loads the page's modules on input or when idle. */
export const bootScript: string = text;
