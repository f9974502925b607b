export { overweightPages } from './overweight-pages.ts';
