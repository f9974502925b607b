export { measureBytes, type PageBytes } from './measure-bytes.ts';
