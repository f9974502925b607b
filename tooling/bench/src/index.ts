export { measureBytes } from './measure-bytes.ts';
export { overweightPages } from './overweight-pages.ts';
