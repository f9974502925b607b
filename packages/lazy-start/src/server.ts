export { bootScript } from './server/boot-script.ts';
export { fontScript, lazyFonts } from './server/lazy-fonts.ts';
