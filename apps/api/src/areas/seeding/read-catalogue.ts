import { fileURLToPath } from 'node:url';
import type { Catalogue, KnownModels } from './catalogue.ts';
import { type CatalogueFiles, type FilesOf, readCatalogueFiles } from './catalogue-files.ts';
import type { Singles } from '../site-content/index.ts';
import { rejectTranslations } from './article-translation.ts';
import { rejectBrandFiles, rejectCities } from './cross-file-rules.ts';
import { rejectReferences } from './reference-rules.ts';
import type { KnownPlaces } from './showrooms/showroom-rules.ts';
import { rejectFigures } from './reject-figures.ts';
import { rejectMarkdown } from './reject-markdown.ts';
import type { Rejection } from './rejection.ts';

/** Folder of the repository's own catalogue; the same path from source and from the build. */
export const ownCatalogue = fileURLToPath(new URL('../../../data', import.meta.url));

/**
 * Reads and validates a catalogue's folder; nothing of it may be used if there are rejections. A whole catalogue has brands and cities; one
 * that adds to a database, whose models are `known`, may have any of the files; without its `places` the writer finds unknown ones.
 */
export async function readCatalogue(
  folder: string,
  known?: KnownModels,
  places?: KnownPlaces,
): Promise<{ catalogue: Catalogue; rejections: Rejection[] }> {
  const files = await readCatalogueFiles(folder);
  const rejections = [
    ...rejectMissing(files, known),
    ...Object.values(files).flatMap((kind: FilesOf<unknown>) => kind.rejections),
    ...rejectBrandFiles(files.brands.files, known),
    ...files.cities.files.flatMap(rejectCities),
    ...rejectReferences(files, known, places),
    ...rejectTranslations(files.articles.files, files.articleTranslations.files),
    ...(await rejectMarkdown([...files.articles.files, ...files.articleTranslations.files])),
  ];
  return { catalogue: catalogueOf(files), rejections };
}

function catalogueOf(files: CatalogueFiles): Catalogue {
  const {
    brands,
    cities,
    showrooms,
    realShowrooms,
    faqs,
    articles,
    articleTranslations,
    comparisons,
    reviews,
    usedBikes,
    parts,
  } = files;
  return {
    brands: contentsOf(brands),
    cities: contentsOf(cities).flat(),
    showrooms: contentsOf(showrooms)[0],
    realShowrooms: contentsOf(realShowrooms).flat(),
    faqs: contentsOf(faqs).flat(),
    articles: contentsOf(articles),
    articleTranslations: contentsOf(articleTranslations),
    rejectFigures: (figures) => rejectFigures([...articles.files, ...articleTranslations.files], figures),
    comparisons: contentsOf(comparisons).flat(),
    reviews: contentsOf(reviews).flat(),
    usedBikes: contentsOf(usedBikes)[0],
    parts: contentsOf(parts).flat(),
    singles: singlesOf(files),
  };
}

function singlesOf({ loanOffers, claims, contact }: CatalogueFiles): Partial<Singles> {
  const [offers] = contentsOf(loanOffers);
  const [claimed] = contentsOf(claims);
  const [reached] = contentsOf(contact);
  return {
    ...(offers && { 'loan-offers': offers }),
    ...(claimed && { claims: claimed }),
    ...(reached && { contact: reached }),
  };
}

function contentsOf<Content>({ files }: FilesOf<Content>): Content[] {
  return files.map(({ content }) => content);
}

function rejectMissing(files: CatalogueFiles, known: KnownModels | undefined): Rejection[] {
  if (known) {
    const reason = 'holds nothing to import: there is neither brands/*.json nor another file of the catalogue in it';
    return Object.values(files).every(isMissing) ? [{ file: '.', line: 1, reason }] : [];
  }
  const noBrands = { file: 'brands', line: 1, reason: 'holds no brand: there is no *.json file in it' };
  const noCities = { file: 'cities.json', line: 1, reason: 'cannot be read: there is no such file' };
  return [...(isMissing(files.brands) ? [noBrands] : []), ...(isMissing(files.cities) ? [noCities] : [])];
}

function isMissing({ files, rejections }: FilesOf<unknown>): boolean {
  return files.length + rejections.length === 0;
}
