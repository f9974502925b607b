import type { FigureSource } from '../news/index.ts';
import type { CatalogueArticle } from './article-file.ts';
import type { CatalogueFile } from '../../core/catalogue-file/catalogue-file.ts';
import type { CatalogueCity } from './cities-file.ts';
import type { CataloguePartGroup } from './parts-file.ts';
import type { Rejection } from './rejection.ts';
import type { CatalogueReview } from './reviews-file.ts';
import type { ShowroomsFile, UsedBikesFile } from './sample-files.ts';
import * as z from 'zod';
import { catalogueSlug } from '../../core/catalogue-file/file-values.ts';

const pairSchema = z.tuple([catalogueSlug, catalogueSlug]);

/** The file `data/comparisons.json`: pairs of models, by slug, in the order in which they are shown. */
export const comparisonsFileSchema = z.array(pairSchema);
export type ComparedPair = z.infer<typeof pairSchema>;

/** The file `data/faqs.json`: general questions in the order in which they are shown. */
export const faqsFileSchema = z.array(
  z.strictObject({ slug: catalogueSlug, question: z.string().min(10).endsWith('?'), answer: z.string().min(20) }),
);
export type CatalogueFaq = z.infer<typeof faqsFileSchema>[number];

/** The catalogue as its files tell it. */
export interface Catalogue {
  brands: CatalogueFile[];
  cities: CatalogueCity[];
  /** Undefined when no sample showrooms are wanted. */
  showrooms: ShowroomsFile | undefined;
  faqs: CatalogueFaq[];
  articles: CatalogueArticle[];
  /** What is wrong with the figures of the articles, once the catalogue is written; absent where there are no files. */
  rejectFigures?: (figures: FigureSource) => Promise<Rejection[]>;
  comparisons: ComparedPair[];
  /** Samples: real reviews are in the database alone. */
  reviews: CatalogueReview[];
  /** Undefined when no sample listings are wanted. */
  usedBikes?: UsedBikesFile | undefined;
  /** Spare parts by group; undefined where there is no file of them. */
  parts?: CataloguePartGroup[];
}

/** What a database holds already, for files that add to it: the slug of each model's brand, by the model's slug. */
export type KnownModels = ReadonlyMap<string, string>;
