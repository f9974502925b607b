import { theme } from './theme.ts';

/** The media query of screens that have room for the whole header, as `matchMedia` takes it. */
export const wideScreen: string = theme.media.nav.replace('@media ', '');
