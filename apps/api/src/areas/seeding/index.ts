export { type Catalogue } from './catalogue.ts';
export { canonical, isSame, versionOf } from './canonical.ts';
export { CatalogueWriter } from './catalogue-writer.ts';
export { toCatalogueRows } from './catalogue-rows.ts';
export { type DeskArticle } from './desk-changes.ts';
export { exportCatalogue, exportedPhotos, nameInStore, readExported, writeExported } from './export-catalogue.ts';
export { importArticles } from './import-articles.ts';
export { importCatalogue } from './import-catalogue.ts';
export { ownCatalogue, readCatalogue } from './read-catalogue.ts';
export { formatReplacedPrice } from './price-points.ts';
export {
  formatRejection,
  type LinedSource,
  refusal,
  RejectedError,
  type Rejection,
  type SourcePath,
} from './rejection.ts';
export { issueReason } from './issue-reason.ts';
export { measureCatalogue } from './reporting/catalogue-measures.ts';
export { formatMeasures } from './reporting/format-measures.ts';
export { formatGaps, knows, wantedFacts } from './reporting/wanted-facts.ts';
export { seedCatalogue } from './seed-catalogue.ts';
export { restoreSamples } from './showrooms/restore-samples.ts';
export { importShowrooms } from './showrooms/import-showrooms.ts';
export { takePhotos } from './take-photos.ts';
export { type CatalogueCity } from './cities-file.ts';
export { articleFileSchema } from './article-file.ts';
export { articleTranslationSchema, rejectTranslations } from './article-translation.ts';
export { type CatalogueFaq, faqsFileSchema } from './catalogue.ts';
export { rejectBrandFiles } from './cross-file-rules.ts';
export { type CataloguePartGroup, partsFileSchema } from './parts-file.ts';
export { rejectFigures, requireFigures } from './reject-figures.ts';
export { rejectMarkdown } from './reject-markdown.ts';
export { rejectArticle, rejectFaqs, rejectParts } from './reference-rules.ts';
export { type RealShowroom, realShowroomsFileSchema } from './showrooms/real-showrooms-file.ts';
export { rejectShowrooms, toShowroomRow } from './showrooms/showroom-rules.ts';
export { readArticlesStored } from './stored/stored-articles.ts';
export { readFaqs, readPartGroups, readShowrooms } from './stored/stored-lists.ts';
export {
  type CatalogueBrand,
  readBrand,
  readModels,
  type StoredModel,
  storedPhotoFile,
} from './stored/stored-models.ts';
export { storedPhotoFiles } from './stored/stored-photo-files.ts';
