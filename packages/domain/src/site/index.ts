export { language } from '#texts/language';
export { dateInIndia, formatDate, formatMonth } from './dates.ts';
export { formatPrice, formatToPaisa, missingPrice, formatNumber, formatQuantity, plural } from './number-formats.ts';
export {
  type PageHead,
  type SharedPicture,
  type StructuredData,
  sharePictureAddress,
  sharePictureSize,
} from './page-head.ts';
export { bestPriceAnchor, newsFeedPath, paths, suggestedPath, unknownBrandSlug, isBikeSlug, toSlug } from './paths.ts';
export { reservedSegments } from './reserved-segments.ts';
export {
  addressIn,
  type Language,
  languageAt,
  languageCodes,
  pathIn,
  type SiteLanguage,
  siteLanguage,
  siteLanguages,
  type Translated,
  type Translation,
} from './site-languages.ts';
export { breadcrumbData, listData } from './structured-list.ts';
