import { type PricedVariant, pricedVariantSchema, type Variant, variantSchema } from '@dopahiya/domain/bikes';

const answers = [
  {
    name: 'Redditch',
    ex_showroom_price: 181118,
    on_road_price: 209241,
    special_features: 'Single-channel ABS, rear drum brake',
    color_options: ['Redditch Red'],
  },
  {
    name: 'Heritage',
    ex_showroom_price: 199500,
    on_road_price: 229320,
    price_month: '2024-09',
    special_features: 'Two-tone tank paint',
    color_options: ['Madras Red', 'Jodhpur Blue'],
  },
  {
    name: 'Signals',
    ex_showroom_price: 216000,
    on_road_price: 247470,
    price_month: '2024-09',
    special_features: 'Dual-channel ABS, tank number',
    color_options: ['Commando Sand'],
  },
  {
    name: 'Dark',
    ex_showroom_price: 225000,
    on_road_price: 257370,
    price_month: '2024-09',
    special_features: 'Alloy wheels with tubeless tyres',
    color_options: ['Gun Grey', 'Stealth Black'],
  },
  { name: 'Chrome', ex_showroom_price: null, on_road_price: null, special_features: null, color_options: [] },
];

type Override = Partial<Pick<Variant, 'name' | 'special_features' | 'color_options'>>;

const answersWith = (count: number, facts: Override) =>
  Array.from(answers.slice(0, count), (answer, index) => ({ ...answer, id: 71 + index, bike_model: 7, ...facts }));

/**
 * Builds the first `count` of five variants of `buildBikeDetail`'s motorcycle, most with prices older than the model's; `facts` overrides
 * fields of all.
 */
export function buildVariants(count = answers.length, facts: Override = {}): Variant[] {
  return answersWith(count, facts).map((answer) => variantSchema.parse(answer));
}

/** Builds the same variants with on-road prices. */
export function buildPricedVariants(count = answers.length, facts: Override = {}): PricedVariant[] {
  return answersWith(count, facts).map((answer) => pricedVariantSchema.parse(answer));
}
