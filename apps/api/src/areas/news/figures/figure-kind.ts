import type { BikeDetail } from '@dopahiya/domain/bikes';
import type { BikeSort } from '@dopahiya/domain/requests';
import type { BikeFilter, BikeRow, CityRow, VariantRow } from '../../catalogue/index.ts';

/** A model of the catalogue as figures read it: its row, its variants, and all of it as the contract has it. */
export interface FigureBike {
  row: BikeRow;
  variants: VariantRow[];
  detail: BikeDetail;
}

/** A list of models: which, in which order, and how many of them. */
export interface FigureList {
  filter: BikeFilter;
  sort: BikeSort;
  limit: number;
}

/** What a figure asks of the catalogue: models and cities by slug, and a list. */
export interface FigureNeeds {
  bikes?: readonly string[];
  cities?: readonly string[];
  list?: FigureList;
}

/** What was read for the figures of an article. */
export interface FigureFacts {
  /** The day of the figures, 'YYYY-MM-DD'. */
  date: string;
  bikes: ReadonlyMap<string, FigureBike>;
  cities: ReadonlyMap<string, CityRow>;
  /** The models of each list that was asked for. */
  lists: ReadonlyMap<FigureList, readonly FigureBike[]>;
}

/** Where the facts of an article's figures come from: all of them at once. */
export interface FigureSource {
  read: (needs: readonly FigureNeeds[]) => Promise<FigureFacts>;
}

/** A figure in Markdown, and what stands under it: what it is, where, of which month, by whose rules. */
export interface Figure {
  text: string;
  basis: readonly string[];
}

/** A question that a tag asks. */
export interface FigureQuestion {
  needs: FigureNeeds;
  /** @throws FigureError when a name is unknown or the figure cannot be had. */
  answer: (facts: FigureFacts) => Figure | Promise<Figure>;
}

/** A kind of tag: `example` is how it is written, without its braces. */
export interface FigureKind {
  /** Within a sentence, or alone in a paragraph. */
  form: 'inline' | 'block';
  example: string;
  /** @throws FigureError when the words after the name of the kind are not as they must be. */
  ask: (words: readonly string[]) => FigureQuestion;
}
