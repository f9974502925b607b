import type { BikeDetail } from '@dopahiya/domain/bikes';
import type { LoanOffer } from '@dopahiya/domain/prices';
import type { BikeSort } from '@dopahiya/domain/requests';
import type { Language } from '@dopahiya/domain/site';
import type { FigureTexts } from '../texts/en/figures.ts';
import type { BikeFilter, BikeRow, CityRow, VariantRow } from '../../catalogue/index.ts';

/** Model for figures: its row, its variants, and its detail in the contract's form. */
export interface FigureBike {
  row: BikeRow;
  variants: VariantRow[];
  detail: BikeDetail;
}

/** List of models: filter, order and length. */
export interface FigureList {
  filter: BikeFilter;
  sort: BikeSort;
  limit: number;
}

/** Data that a figure needs: models and cities by slug, a list, and lenders. */
export interface FigureNeeds {
  bikes?: readonly string[];
  cities?: readonly string[];
  list?: FigureList;
  lenders?: true;
}

/** Data read for the figures of an article. */
export interface CatalogueFacts {
  /** Day of the figures, 'YYYY-MM-DD'. */
  date: string;
  bikes: ReadonlyMap<string, FigureBike>;
  cities: ReadonlyMap<string, CityRow>;
  /** Models of each requested list. */
  lists: ReadonlyMap<FigureList, readonly FigureBike[]>;
  /** All lenders if a figure needs them. */
  lenders: readonly LoanOffer[];
}

/** Data for figures, and the words in which they are told. */
export interface FigureFacts extends CatalogueFacts {
  language: Language;
  texts: FigureTexts;
}

/** Source of the data for an article's figures, read together. */
export interface FigureSource {
  read: (needs: readonly FigureNeeds[]) => Promise<CatalogueFacts>;
}

/** Figure in Markdown, and the note under it: what it is, where, of which month, by whose rules. */
export interface Figure {
  text: string;
  basis: readonly string[];
}

/** Parsed figure tag. */
export interface FigureQuestion {
  needs: FigureNeeds;
  /** @throws FigureError if a name is unknown or the figure is unavailable. */
  answer: (facts: FigureFacts) => Figure | Promise<Figure>;
}

/** Kind of tag; `example` shows its syntax without braces. */
export interface FigureKind {
  /** Inline in a sentence, or alone in a paragraph. */
  form: 'inline' | 'block';
  example: string;
  /** @throws FigureError if the arguments are invalid. */
  ask: (words: readonly string[]) => FigureQuestion;
}
