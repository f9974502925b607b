import { drawingFrame } from '@dopahiya/drawing';
import {
  type articleBikes,
  type articles,
  type bikes,
  type brands,
  type cities,
  type comparisons,
  type faqs,
  type OtherSpecifications,
  specificationColumns,
  type TranslatedArticle,
  type variants,
} from '../../core/database/schema.ts';
import type { partCategories, parts } from '../../core/database/part-schema.ts';
import type { reviews } from '../../core/database/review-schema.ts';
import { hashOf, type PhotoFiles, toDrawnBike } from '../media/index.ts';
import type { StoredPhoto } from '../../core/stored-photo.ts';
import type { CatalogueArticle } from './article-file.ts';
import type { ArticleTranslation } from './article-translation.ts';
import type { CatalogueModel, CataloguePhoto } from '../../core/catalogue-file/catalogue-file.ts';
import type { CatalogueCity } from './cities-file.ts';
import type { CataloguePartGroup } from './parts-file.ts';
import type { CatalogueReview } from './reviews-file.ts';
import type { Catalogue } from './catalogue.ts';
import { type PricePointRow, toPricePointRows } from './price-points.ts';
import { type ListingRow, sampleListings } from './sample-listings.ts';
import { type FindableRow, findableRows } from './findable-rows.ts';
import { type DealershipRow, sampleShowrooms } from './sample-showrooms.ts';
import { toShowroomRow } from './showrooms/showroom-rules.ts';

type BrandRow = typeof brands.$inferInsert;

/** Model before its brand has an id: `brand` is the brand's slug. */
type BikeRow = Omit<typeof bikes.$inferInsert, 'brand_id'> & { brand: string };

/** Variant before its model has an id: `bike` is the model's slug. */
type VariantRow = Omit<typeof variants.$inferInsert, 'bike_id'> & { bike: string };

/** Model of an article before both have ids: given by slug. */
type ArticleBikeRow = Omit<typeof articleBikes.$inferInsert, 'article_id' | 'bike_id'> & {
  article: string;
  bike: string;
};

/** Compared pair before its models have ids: given by slug. */
type ComparisonRow = Omit<typeof comparisons.$inferInsert, 'bike_id' | 'rival_id'> & { bike: string; rival: string };

/** Sample review before its model has an id: given by slug. */
type ReviewRow = Omit<typeof reviews.$inferInsert, 'bike_id'> & { bike: string };

/** Spare part before its group has an id: given by slug. */
type PartRow = Omit<typeof parts.$inferInsert, 'category_id'> & { category: string };

/** Catalogue as database rows that reference each other by slug. */
export interface CatalogueRows {
  brands: BrandRow[];
  bikes: BikeRow[];
  variants: VariantRow[];
  pricePoints: PricePointRow[];
  cities: (typeof cities.$inferInsert)[];
  dealerships: DealershipRow[];
  faqs: (typeof faqs.$inferInsert)[];
  articles: (typeof articles.$inferInsert)[];
  articleBikes: ArticleBikeRow[];
  comparisons: ComparisonRow[];
  reviews: ReviewRow[];
  listings: ListingRow[];
  partCategories: (typeof partCategories.$inferInsert)[];
  parts: PartRow[];
  findables: FindableRow[];
}

/** Converted files of photographs, by their name in the catalogue. */
type FilesByName = ReadonlyMap<string, PhotoFiles>;

/** Converts the catalogue's files to rows, with the frame of each model's drawing and the imported photographs. */
export function toCatalogueRows(catalogue: Catalogue, photos: FilesByName = new Map()): CatalogueRows {
  const { brands, cities, faqs, articles, articleTranslations = [], comparisons, reviews, parts = [] } = catalogue;
  const inHindi = new Map(articleTranslations.map((article) => [article.slug, article]));
  return {
    brands: brands.map(({ brand }) => brand),
    bikes: brands.flatMap(({ brand, models }) => models.map((model) => toBikeRow(brand, model, photos))),
    variants: brands.flatMap(({ models }) => models.flatMap(toVariantRows)),
    pricePoints: brands.flatMap(({ models }) => models.flatMap(toPricePointRows)),
    cities: cities.map(toCityRow),
    dealerships: showroomsOf(catalogue),
    faqs: faqs.map(toFaqRow),
    articles: articles.map((article) => toArticleRow(article, inHindi.get(article.slug))),
    articleBikes: articles.flatMap(({ slug, bikes }) =>
      bikes.map((bike, position) => ({ article: slug, bike, position })),
    ),
    comparisons: comparisons.map(([bike, rival], position) => ({ bike, rival, position })),
    reviews: reviews.map(toReviewRow),
    listings: sampleListings(catalogue),
    partCategories: parts.map(({ parts: _, ...category }, position) => ({ ...category, position })),
    parts: parts.flatMap(toPartRows),
    findables: findableRows(catalogue),
  };
}

/** Returns real showrooms, and the samples of brands that have none in a city. */
function showroomsOf(catalogue: Catalogue): DealershipRow[] {
  const real = (catalogue.realShowrooms ?? []).map(toShowroomRow);
  const taken = new Set(real.map(({ brand, city }) => `${brand} ${city}`));
  return [...real, ...sampleShowrooms(catalogue).filter(({ brand, city }) => !taken.has(`${brand} ${city}`))];
}

function toBikeRow(brand: BrandRow, model: CatalogueModel, files: FilesByName): BikeRow {
  const { variants: _, drawing: drawing_hints, specifications, photos: named = [], ...facts } = model;
  const photos = named.flatMap((photo) => toStoredPhotos(photo, files));
  const row = {
    ...facts,
    ...splitSpecifications(specifications),
    brand: brand.slug,
    full_name: `${brand.name} ${model.name}`,
    drawing_hints,
    photos,
  };
  const drawn = toDrawnBike(row);
  const { width, height } = drawingFrame(drawn);
  const drawing = { drawing_key: hashOf(drawn), drawing_width: width, drawing_height: height };
  return { ...row, ...drawing, content_key: hashOf([brand.name, model, ...photos]) };
}

function toStoredPhotos({ file, variant, colour, ...photo }: CataloguePhoto, files: FilesByName): StoredPhoto[] {
  const made = files.get(file);
  return made ? [{ ...made, ...photo, variant: variant ?? null, colour: colour ?? null }] : [];
}

type OwnColumns = Pick<BikeRow, keyof typeof specificationColumns>;

function splitSpecifications(
  known: CatalogueModel['specifications'],
): OwnColumns & { specifications: OtherSpecifications } {
  const hasColumn = (name: string): boolean => name in specificationColumns;
  const columns = Object.keys(specificationColumns) as (keyof typeof specificationColumns)[];
  return {
    ...(Object.fromEntries(columns.map((name) => [name, known[name] ?? null])) as OwnColumns),
    specifications: Object.fromEntries(Object.entries(known).filter(([name]) => !hasColumn(name))),
  };
}

function toVariantRows({ slug, variants }: CatalogueModel): VariantRow[] {
  return variants.map((variant, position) => ({
    ...variant,
    price_month: variant.price_month ?? null,
    bike: slug,
    position,
  }));
}

function toCityRow(city: CatalogueCity): CatalogueRows['cities'][number] {
  return { ...city, also_known_as: city.also_known_as ?? null };
}

function toArticleRow(
  article: CatalogueArticle,
  translation: ArticleTranslation | undefined,
): CatalogueRows['articles'][number] {
  const { slug, title, date, category, author, sample, featured, published, tags, specifications, markdown } = article;
  const { excerpt = null, caption = null, tool = null, tool_label = null } = article;
  return {
    slug,
    title,
    markdown,
    excerpt,
    published_date: date,
    category,
    author,
    is_sample: sample,
    is_featured: featured,
    is_published: published,
    tags,
    caption,
    specifications,
    tool,
    tool_label,
    translations: translation ? { hi: toTranslatedTexts(translation) } : {},
  };
}

function toTranslatedTexts({ slug: _, ...texts }: ArticleTranslation): TranslatedArticle {
  const { excerpt = null, caption = null, tool_label = null } = texts;
  return { ...texts, excerpt, caption, tool_label };
}

function toPartRows({ slug: category, parts }: CataloguePartGroup): PartRow[] {
  return parts.map((part, position) => ({ ...part, category, position }));
}

/** Uses noon in India, which is the same day in every time zone of readers. */
const toFaqRow = ({ hi, ...faq }: Catalogue['faqs'][number], position: number): typeof faqs.$inferInsert => ({
  ...faq,
  position,
  translations: hi ? { hi } : {},
});

function toReviewRow({ date, ...review }: CatalogueReview): ReviewRow {
  return { ...review, created_at: new Date(`${date}T12:00:00+05:30`) };
}
