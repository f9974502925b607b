import type { FigureSource } from '../news/index.ts';
import type { CatalogueArticle } from './article-file.ts';
import type { ArticleTranslation } from './article-translation.ts';
import { type CatalogueFile, catalogueSlug } from '../../core/catalogue-file/catalogue-file.ts';
import type { CatalogueCity } from './cities-file.ts';
import type { CataloguePartGroup } from './parts-file.ts';
import type { Rejection } from './rejection.ts';
import type { CatalogueReview } from './reviews-file.ts';
import type { ShowroomsFile, UsedBikesFile } from './sample-files.ts';
import type { RealShowroom } from './showrooms/real-showrooms-file.ts';
import type { Singles } from '../site-content/index.ts';
import * as z from 'zod';

const pairSchema = z.tuple([catalogueSlug, catalogueSlug]);

/** File `data/comparisons.json`: pairs of models by slug, in display order. */
export const comparisonsFileSchema = z.array(pairSchema);
export type ComparedPair = z.infer<typeof pairSchema>;

const faqTextSchema = z.strictObject({ question: z.string().min(10).endsWith('?'), answer: z.string().min(20) });

/** File `data/faqs.json`: general questions in display order; `hi` says the same in Hindi. */
export const faqsFileSchema = z.array(faqTextSchema.extend({ slug: catalogueSlug, hi: faqTextSchema.optional() }));
export type CatalogueFaq = z.infer<typeof faqsFileSchema>[number];

/** Catalogue as in its files. */
export interface Catalogue {
  brands: CatalogueFile[];
  cities: CatalogueCity[];
  /** Undefined for no sample showrooms. */
  showrooms: ShowroomsFile | undefined;
  /** Real showrooms, which samples make room for; undefined without a file. */
  realShowrooms?: RealShowroom[];
  faqs: CatalogueFaq[];
  articles: CatalogueArticle[];
  /** Articles in Hindi; undefined for none. */
  articleTranslations?: ArticleTranslation[];
  /** Validates the figures of articles once the catalogue is written; absent without files. */
  rejectFigures?: (figures: FigureSource) => Promise<Rejection[]>;
  comparisons: ComparedPair[];
  /** Samples: real reviews exist only in the database. */
  reviews: CatalogueReview[];
  /** Undefined for no sample listings. */
  usedBikes?: UsedBikesFile | undefined;
  /** Spare parts by group; undefined without a file. */
  parts?: CataloguePartGroup[];
  /** Loan rates, claims and contact details, as far as there are files of them. */
  singles?: Partial<Singles>;
}

/** Models already in the database, for files that add to it: brand slug by model slug. */
export type KnownModels = ReadonlyMap<string, string>;
