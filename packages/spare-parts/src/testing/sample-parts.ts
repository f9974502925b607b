import type { BikeParts, Part, PartDetail } from '@dopahiya/domain/parts';
import { sampleBike } from '@dopahiya/ui-kit/testing';

const classic = sampleBike();

/** Builds a sample part of the lights group that fits; `facts` overrides any of its fields. */
function buildPart(facts: Partial<Part> = {}): Part {
  return {
    id: 1,
    slug: 'headlamp-bulb',
    name: 'Headlamp bulb',
    price: 180,
    old_price: 240,
    discount: 25,
    quantity_left: 12,
    image: null,
    applicable_model: 'Bikes and scooters with a halogen headlamp',
    is_sample: true,
    fits: true,
    needs: [{ need: 'halogen_headlamp', is_met: true }],
    ...facts,
  };
}

/** Builds a part as its own page shows it. */
export function buildPartDetail(facts: Partial<PartDetail> = {}): PartDetail {
  return {
    ...buildPart(),
    brand: classic.brand.name,
    model: classic.name,
    box_content: ['1 bulb', '1 cap'],
    highlights: ['Clear glass'],
    description: 'The bulb of a headlamp.',
    category_description: 'To see, and to be seen.',
    brand_description: 'A maker of motorcycles.',
    ...facts,
  };
}

/** One part that fits, one that does not, and one with unknown compatibility. */
export const sampleParts: readonly Part[] = [
  buildPart(),
  buildPart({
    id: 2,
    slug: 'led-unit',
    name: 'LED unit',
    old_price: null,
    discount: null,
    fits: false,
    needs: [{ need: 'led_headlamp', is_met: false }],
  }),
  buildPart({ id: 3, slug: 'horn', name: 'Horn', fits: null, needs: [{ need: 'chain', is_met: null }] }),
];

const source = { title: 'Brochure of the maker', year: 2026 };

/** Builds the parts of the sample bike: two groups, some facts with their source, others unknown. */
export function buildBikeParts(facts: Partial<BikeParts> = {}): BikeParts {
  return {
    bike: classic,
    categories: [
      { slug: 'air-filter', name: 'Air filter', description: 'Keeps dust out.', product_count: 2 },
      { slug: 'lights', name: 'Lights', description: 'To see, and to be seen.', product_count: 3 },
    ],
    takes: [
      { field: 'front_tyre_size', value: '100/90-19', source },
      { field: 'service_interval_km', value: 10_000, source: null },
      { field: 'headlight_type', value: null, source: null },
    ],
    ...facts,
  };
}
