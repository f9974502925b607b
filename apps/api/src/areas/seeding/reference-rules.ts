import type { CatalogueArticle } from './article-file.ts';
import type { CatalogueFaq, ComparedPair, KnownModels } from './catalogue.ts';
import type { CataloguePartGroup } from './parts-file.ts';
import type { CatalogueReview } from './reviews-file.ts';
import type { CatalogueFiles } from './catalogue-files.ts';
import { type CheckedFile, type Place, placesIn, placesOf, rejectDuplicates, rejectUnknown } from './places.ts';
import type { Rejection } from './rejection.ts';
import { type KnownPlaces, rejectShowrooms } from './showrooms/showroom-rules.ts';
import { fileRules } from '../../core/texts/index.ts';

const UNKNOWN_MODEL = fileRules.noModel.en;

/**
 * Rejects references of the smaller files to unknown brands and models, and duplicates. Real showrooms that are added to a database may
 * stand in any of its cities: without its `places` the writer finds out.
 */
export function rejectReferences(files: CatalogueFiles, known?: KnownModels, places?: KnownPlaces): Rejection[] {
  const { showrooms, realShowrooms, cities, faqs, articles, comparisons, reviews, parts } = files;
  const { brands, models } = namesOf(files, known);
  const citySlugs = new Set(cities.files.flatMap(({ content }) => content.map(({ slug }) => slug)));
  const ofShowrooms = known ? (places ?? { brands: undefined, cities: undefined }) : { brands, cities: citySlugs };
  return [
    ...showrooms.files.flatMap(({ source, content }) =>
      rejectUnknown(placesIn(source, ['brands'], content.brands), brands, fileRules.noBrand.en),
    ),
    ...realShowrooms.files.flatMap(({ source, content }) => rejectShowrooms(source, content, ofShowrooms)),
    ...faqs.files.flatMap(rejectFaqs),
    ...articles.files.flatMap((file) => rejectArticle(file, models)),
    ...comparisons.files.flatMap((file) => rejectComparisons(file, models)),
    ...reviews.files.flatMap((file) => rejectReviews(file, models)),
    ...parts.files.flatMap(rejectParts),
  ];
}

interface Names {
  brands: ReadonlySet<string> | undefined;
  models: ReadonlySet<string> | undefined;
}

/** Returns the slugs that may be referenced; undefined if a brand file is invalid or missing, since they are then unknown. */
function namesOf({ brands: { files, rejections } }: CatalogueFiles, known: KnownModels | undefined): Names {
  if (rejections.length > 0 || (!known && files.length === 0)) return { brands: undefined, models: undefined };
  const models = files.flatMap(({ content }) => content.models.map(({ slug }) => slug));
  return {
    brands: new Set(files.map(({ content }) => content.brand.slug)),
    models: new Set([...(known ?? new Map<string, string>()).keys(), ...models]),
  };
}

/** Rejects unknown or duplicate models of an article; skips the check if the known ones are undefined. */
export function rejectArticle(
  { source, content }: CheckedFile<CatalogueArticle>,
  models: ReadonlySet<string> | undefined,
): Rejection[] {
  const bikes = placesIn(source, ['bikes'], content.bikes);
  return [...rejectUnknown(bikes, models, UNKNOWN_MODEL), ...rejectDuplicates(bikes, fileRules.namedAlready.en)];
}

function rejectComparisons({ source, content }: CheckedFile<ComparedPair[]>, models: Names['models']): Rejection[] {
  const pairs = content.map((pair, index) => placesIn(source, [index], pair));
  return [
    ...pairs.flatMap((places) => rejectUnknown(places, models, UNKNOWN_MODEL)),
    ...pairs.flatMap((places) => rejectDuplicates(places, 'cannot be compared with itself')),
    ...rejectDuplicates(pairs.flatMap(inOneOrder), 'are a pair already'),
  ];
}

function rejectReviews({ source, content }: CheckedFile<CatalogueReview[]>, models: Names['models']): Rejection[] {
  return [
    ...rejectDuplicates(placesOf(source, [], 'slug', content), 'is already the slug of another review'),
    ...rejectUnknown(placesOf(source, [], 'bike', content), models, UNKNOWN_MODEL),
  ];
}

/** Rejects questions with the same slug. */
export function rejectFaqs({ source, content }: CheckedFile<CatalogueFaq[]>): Rejection[] {
  return rejectDuplicates(placesOf(source, [], 'slug', content), fileRules.questionTaken.en);
}

/** Rejects groups and parts with the same slug. */
export function rejectParts({ source, content }: CheckedFile<CataloguePartGroup[]>): Rejection[] {
  const parts = content.flatMap((group, index) => placesOf(source, [index, 'parts'], 'slug', group.parts));
  return [
    ...rejectDuplicates(placesOf(source, [], 'slug', content), fileRules.groupTaken.en),
    ...rejectDuplicates(parts, fileRules.partTaken.en),
  ];
}

function inOneOrder(pair: Place[]): Place[] {
  const value = pair
    .map((place) => place.value)
    .toSorted()
    .join(' and ');
  const [first] = pair;
  return first ? [{ ...first, value }] : [];
}
