import { bodyStyleNames } from '@dopahiya/domain';
import type { CatalogueModel } from '../catalogue-file.ts';
import type { Catalogue } from '../seeding/catalogue.ts';

const DAYS = 30;
const MS_PER_DAY = 86_400_000;

/** One number about the catalogue, and what it is meant to reach; a share counts from 0 to 1. */
export interface Measure {
  name: string;
  kind: 'count' | 'share';
  value: number;
  /** Undefined where the number is only told. */
  goal?: number;
  /** Slugs of the models that a share leaves out. */
  lacking?: string[];
}

/** Numbers that say how complete a catalogue is on a day like '2026-11-21', beside what it is meant to reach. */
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

type Specifications = CatalogueModel['specifications'];

/** Facts that nine in ten models on sale are meant to have; of several fields in a list, one is enough. */
const wantedFacts: [string, (keyof Specifications)[][]][] = [
  ['displacement or battery capacity', [['displacement', 'battery_capacity']]],
  ['power', [['max_power']]],
  ['torque', [['max_torque']]],
  ['kerb weight', [['kerb_weight']]],
  ['tank or battery', [['fuel_capacity', 'battery_capacity']]],
  ['seat height', [['seat_height']]],
  ['wheelbase', [['wheelbase']]],
  ['length, width and height', [['length'], ['width'], ['height']]],
  ['tyres', [['front_tyre_size'], ['rear_tyre_size']]],
  ['brakes', [['front_brake_type'], ['rear_brake_type']]],
  ['suspension', [['front_suspension'], ['rear_suspension']]],
  ['transmission', [['transmission_type']]],
];

function onSaleMeasures(onSale: CatalogueModel[]): Measure[] {
  return [
    share('On sale with a price', onSale, ({ price }) => price !== null),
    share('On sale with two or more colours', onSale, ({ colours }) => colours.length >= 2, 0.95),
    ...wantedFacts.map(([name, fields]) =>
      share(`On sale with ${name}`, onSale, ({ specifications }) => knows(specifications, fields), 0.9),
    ),
  ];
}

function knows(specifications: Specifications, fields: (keyof Specifications)[][]): boolean {
  return fields.every((choices) => choices.some((field) => specifications[field] !== undefined));
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

/** Whether a model came on sale within the thirty days up to a day like '2026-11-21'. */
function justLaunched(model: { status: string; launch_date: string | null }, today: string): boolean {
  if (model.status !== 'on_sale' || model.launch_date === null) return false;
  const days = (Date.parse(today) - Date.parse(model.launch_date)) / MS_PER_DAY;
  return days >= 0 && days <= DAYS;
}
