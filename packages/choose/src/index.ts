export { choosePage } from './choose-page/choose.page.ts';
