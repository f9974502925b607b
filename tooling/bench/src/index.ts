export { measureBytes, type PageBytes } from './measure-bytes.ts';
export { overweightPages } from './overweight-pages.ts';
