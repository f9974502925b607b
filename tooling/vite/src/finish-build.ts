export { writeAppIcons } from './app-icons.ts';
export { precompress } from './precompress.ts';
