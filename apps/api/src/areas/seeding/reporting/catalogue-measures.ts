import { bodyStyleNames } from '@dopahiya/domain/specifications';
import type { CatalogueModel } from '../../../core/catalogue-file/catalogue-file.ts';
import { figuresWithoutSource } from '../../catalogue/index.ts';
import type { Catalogue } from '../catalogue.ts';
import {
  BEST_SELLERS,
  bestSellers,
  decisiveFacts,
  knows,
  missingFacts,
  type WantedFact,
  wantedFacts,
} from './wanted-facts.ts';

const DAYS = 30;
const MS_PER_DAY = 86_400_000;

/** Measure of the catalogue, and its goal; shares are from 0 to 1. */
export interface Measure {
  name: string;
  kind: 'count' | 'share';
  value: number;
  /** Undefined if the number is only informative. */
  goal?: number;
  /** Slugs of the models missing from a share. */
  lacking?: string[];
}

/** Measures how complete a catalogue is on a day like '2026-11-21', with goals. */
export function measureCatalogue(catalogue: Catalogue, today: string): Measure[] {
  const models = catalogue.brands.flatMap((brand) => brand.models);
  const onSale = models.filter(({ status }) => status === 'on_sale');
  return [
    ...countMeasures(catalogue, models, today),
    ...variantMeasures(models),
    ...modelMeasures(models),
    ...onSaleMeasures(onSale),
  ];
}

function countMeasures(catalogue: Catalogue, models: CatalogueModel[], today: string): Measure[] {
  const withStatus = (status: CatalogueModel['status']) => models.filter((model) => model.status === status);
  const awaited = models.filter((model) => model.status === 'upcoming' || justLaunched(model, today));
  const electric = models.filter(({ fuel_type }) => fuel_type === 'electric');
  const bodyStyles = new Set(models.map(({ body_style }) => body_style));
  return [
    count('Brands', catalogue.brands),
    count('Models on sale', withStatus('on_sale'), 380),
    count('Models upcoming or just launched', awaited, 25),
    count('Models discontinued', withStatus('discontinued'), 25),
    count('Electric models', electric),
    count('Body styles', [...bodyStyles], Object.keys(bodyStyleNames).length),
    count(
      'Models with drawing hints',
      models.filter(({ drawing }) => Object.keys(drawing).length > 0),
      80,
    ),
    count('Cities', catalogue.cities, 538),
    count('Articles', catalogue.articles, 12),
    count('Compared pairs', catalogue.comparisons, 24),
    count('Sample reviews', catalogue.reviews, 75),
  ];
}

function variantMeasures(models: CatalogueModel[]): Measure[] {
  const variants = models.flatMap((model) => model.variants);
  const priced = variants.filter(({ ex_showroom_price }) => ex_showroom_price !== null);
  const special = variants.filter(({ special_features }) => special_features !== null);
  return [
    count('Variants', variants, 900),
    count('Variants with a price of their own', priced, 900),
    count('Variants with special features', special),
  ];
}

function modelMeasures(models: CatalogueModel[]): Measure[] {
  return [
    share('Models with two paragraphs', models, ({ description }) => description.length >= 2, 1),
    share('Models with highlights', models, ({ highlights }) => highlights.length > 0, 1),
    share('Models with a launch date', models, ({ launch_date }) => launch_date !== null),
  ];
}

function onSaleMeasures(onSale: CatalogueModel[]): Measure[] {
  return [
    share('On sale with a price', onSale, ({ price }) => price !== null),
    share('On sale with two or more colours', onSale, ({ colours }) => colours.length >= 2, 0.95),
    share('On sale with a source of every figure', onSale, hasSources, 1),
    ...wantedFacts.map(({ name, goal, of, ...fact }) =>
      share(`${kindsOfModel[of]} with ${name}`, onSale.filter(isOf(of)), (model) => knows(model, fact), goal),
    ),
    bestSellerMeasure(onSale),
  ];
}

const kindsOfModel = { all: 'On sale', petrol: 'Petrol on sale', electric: 'Electric on sale' } as const;

const isOf =
  (kind: WantedFact['of']) =>
  ({ fuel_type }: CatalogueModel): boolean =>
    kind === 'all' || fuel_type === kind;

const hasSources = ({ specifications, sources }: CatalogueModel): boolean =>
  figuresWithoutSource(specifications, sources).length === 0;

function bestSellerMeasure(onSale: CatalogueModel[]): Measure {
  const gaps = new Map(bestSellers(onSale).map((model) => [model.slug, missingFacts(model, decisiveFacts)]));
  const lacking = [...gaps].filter(([, missing]) => missing.length > 0);
  return {
    name: `The ${BEST_SELLERS} best-selling with what decides a choice`,
    kind: 'share',
    value: gaps.size === 0 ? 0 : (gaps.size - lacking.length) / gaps.size,
    goal: 1,
    lacking: lacking.map(([slug, missing]) => `${slug} (${missing.join(', ')})`),
  };
}

function count(name: string, items: unknown[], goal?: number): Measure {
  return { name, kind: 'count', value: items.length, ...(goal !== undefined && { goal }) };
}

function share(
  name: string,
  models: CatalogueModel[],
  holds: (model: CatalogueModel) => boolean,
  goal?: number,
): Measure {
  const lacking = models.filter((model) => !holds(model)).map(({ slug }) => slug);
  const value = models.length === 0 ? 0 : (models.length - lacking.length) / models.length;
  return { name, kind: 'share', value, lacking, ...(goal !== undefined && { goal }) };
}

/** Checks whether a model went on sale within the thirty days up to a day like '2026-11-21'. */
function justLaunched(model: { status: string; launch_date: string | null }, today: string): boolean {
  if (model.status !== 'on_sale' || model.launch_date === null) return false;
  const days = (Date.parse(today) - Date.parse(model.launch_date)) / MS_PER_DAY;
  return days >= 0 && days <= DAYS;
}
