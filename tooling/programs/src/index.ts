export { chromiumArguments, findChromium, headlessChromium, requireChromium } from './find-chromium.ts';
export { findOnPath } from './find-on-path.ts';
export { findPostgres } from './find-postgres.ts';
export { installFromDebian } from './install-from-debian.ts';
