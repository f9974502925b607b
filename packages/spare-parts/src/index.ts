export { sparePartsPage } from './brands-page/spare-parts.page.ts';
