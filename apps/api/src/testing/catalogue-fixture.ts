import { type CatalogueFile, catalogueFileSchema } from '../core/catalogue-file/catalogue-file.ts';
import { citiesFileSchema } from '../areas/seeding/cities-file.ts';
import type { CatalogueArticle } from '../areas/seeding/article-file.ts';
import type { Catalogue } from '../areas/seeding/catalogue.ts';

type ModelInput = Partial<CatalogueFile['models'][number]> & { slug: string };

/** Creates a model of the made-up catalogue: a commuter on sale, with these changes. */
export function modelFixture({ slug, ...changes }: ModelInput) {
  return {
    slug,
    name: slug.replace(/^[a-z]+-/, '').toUpperCase(),
    status: 'on_sale',
    body_style: 'commuter',
    fuel_type: 'petrol',
    price: 70_000,
    price_month: '2026-06',
    launch_date: null,
    popularity: 100,
    highlights: ['Starts by a kick'],
    description: [
      'A commuter that exists in tests and nowhere else.',
      'Its second paragraph is as long as it must be.',
    ],
    colours: [
      { name: 'Signal Red', hex: '#c1121f' },
      { name: 'Night Blue', hex: '#1d3557', accent: '#f1faee' },
    ],
    variants: [],
    specifications: { displacement: 99.7, engine_capacity: 100, wheelbase: 1260, length: 2000, abs: false },
    ...changes,
  };
}

/** Creates a brand file of the made-up catalogue. */
export function brandFixture(slug: string, models: ReturnType<typeof modelFixture>[]) {
  return {
    brand: {
      slug,
      name: slug.charAt(0).toUpperCase() + slug.slice(1),
      company: `${slug} of the tests`,
      founded_year: 1950,
      country_of_origin: 'India',
      description: 'A maker that exists in tests and nowhere else at all.',
      simple_icon: null,
    },
    models,
  };
}

const rows = Array.from({ length: 14 }, (_, index) => index + 1);

const suryas = [
  ...rows.map((row) =>
    modelFixture({
      slug: `surya-s${row}`,
      popularity: row * 1000,
      price: 60_000 + row * 1000,
      specifications: { engine_capacity: 90 + row * 10, mileage: 80 - row, wheelbase: 1260 },
    }),
  ),
  modelFixture({
    slug: 'surya-royal-350',
    name: 'Royal 350',
    body_style: 'cruiser',
    popularity: 500,
    price: 190_000,
    specifications: {
      displacement: 349.3,
      engine_capacity: 349,
      max_power: 20.2,
      max_power_rpm: 6100,
      top_speed: 114,
      length: 2145,
      height: 1090,
      wheelbase: 1390,
      seat_height: 805,
      ground_clearance: 170,
      kerb_weight: 195,
      front_tyre_size: '100/90-19',
      rear_tyre_size: '120/80-18',
      abs: true,
    },
    variants: [
      { name: 'Heritage', ex_showroom_price: 190_000, special_features: null, colours: [] },
      { name: 'Signals', ex_showroom_price: 210_000, special_features: 'Tripper navigation', colours: ['Night Blue'] },
    ],
  }),
  modelFixture({ slug: 'surya-old', status: 'discontinued', popularity: 0, price: null, price_month: null }),
  modelFixture({ slug: 'surya-next', status: 'upcoming', popularity: 0, launch_date: '2026-12-15' }),
];

const vegas = [
  modelFixture({
    slug: 'vega-e1',
    name: 'E1_Plus 100%',
    body_style: 'scooter',
    fuel_type: 'electric',
    popularity: 4000,
    price: 110_000,
    launch_date: '2026-11-22',
    specifications: { battery_capacity: 3.7, battery_range: 151, top_speed: 90, battery_type: 'Lithium-ion' },
  }),
  modelFixture({
    slug: 'vega-e2',
    body_style: 'scooter',
    fuel_type: 'electric',
    status: 'upcoming',
    popularity: 0,
    price: null,
    price_month: null,
    colours: [],
    specifications: {},
  }),
  modelFixture({ slug: 'vega-110', body_style: 'scooter', popularity: 2500 }),
];

/** Creates the files of the made-up catalogue, by name: two brands, one of which has the best-selling model. */
export function catalogueFiles() {
  return {
    brands: [brandFixture('surya', suryas), brandFixture('vega', vegas)],
    cities,
    showrooms,
    faqs,
    articles,
    comparisons,
    reviews,
    parts,
  };
}

const cities = [
  { slug: 'agra', name: 'Agra', state: 'Uttar Pradesh', latitude: 27.18, longitude: 78.01, population: 1_700_000 },
  {
    slug: 'mumbai',
    name: 'Mumbai',
    also_known_as: 'Bombay, Mumbai City',
    state: 'Maharashtra',
    rto_code: 'MH01',
    latitude: 19.08,
    longitude: 72.88,
    population: 18_400_000,
  },
  {
    slug: 'delhi',
    name: 'Delhi',
    state: 'Delhi',
    rto_code: 'DL01',
    latitude: 28.61,
    longitude: 77.21,
    population: 18_500_000,
  },
  {
    slug: 'fatehpur-rajasthan',
    name: 'Fatehpur',
    state: 'Rajasthan',
    latitude: 27.99,
    longitude: 74.95,
    population: 92_000,
  },
  {
    slug: 'fatehpur-uttar-pradesh',
    name: 'Fatehpur',
    state: 'Uttar Pradesh',
    latitude: 25.93,
    longitude: 80.8,
    population: 193_000,
  },
];

const showrooms = {
  tiers: [
    { largest_cities: 1, showrooms: 2 },
    { largest_cities: 2, showrooms: 1 },
  ],
  brands: ['surya', 'vega'],
  streets: ['Station Road', 'Market Road'],
};

const faqs = [
  { slug: 'what-is-on-road', question: 'What is the on-road price?', answer: 'What a bike costs with all charges.' },
  { slug: 'what-is-abs', question: 'What is ABS for?', answer: 'It keeps a braked wheel from locking.' },
];

/** Creates an article of the made-up catalogue about these models. */
function articleFixture(slug: string, date: string, bikes: string[]): CatalogueArticle {
  return {
    slug,
    title: `An article called ${slug}`,
    date,
    category: 'Review',
    author: 'Dopahiya Sample Desk',
    sample: true,
    featured: false,
    published: true,
    bikes,
    tags: ['Vega', `Tag of ${slug}`],
    caption: 'Drawn to scale.',
    specifications: { Engine: '110 cc' },
    markdown: `The first paragraph of ${slug} says what it is *about*.\n\nThe second paragraph says the rest of it all.`,
  };
}

const articles = [
  articleFixture('older-one', '2026-03-01', ['surya-royal-350', 'vega-e1']),
  articleFixture('newer-one', '2026-09-01', ['vega-e1']),
];

const comparisons: [string, string][] = [
  ['surya-s14', 'surya-royal-350'],
  ['vega-e1', 'vega-110'],
];

const part = {
  price: 300,
  old_price: 400,
  quantity_left: 5,
  applicable_model: 'Any motorcycle or scooter',
  needs: [],
  box_content: ['1 piece'],
  highlights: ['Made for tests'],
  description: 'A part that exists in tests and nowhere else.',
  is_sample: true,
};

const parts = [
  {
    slug: 'air-filter',
    name: 'Air filter',
    description: 'Keeps dust out of the engine.',
    parts: [
      { ...part, slug: 'filter-element', name: 'Filter element', needs: ['petrol_engine' as const] },
      { ...part, slug: 'filter-oil', name: 'Filter oil', old_price: null },
    ],
  },
  {
    slug: 'lights',
    name: 'Lights',
    description: 'To see, and to be seen.',
    parts: [{ ...part, slug: 'headlamp-bulb', name: 'Headlamp bulb', needs: ['halogen_headlamp' as const] }],
  },
];

const review = { bike: 'vega-e1', title: null, is_sample: true as const };
const reviews = [
  {
    ...review,
    slug: 'vega-e1-asha',
    author_name: 'Asha',
    rating: 5,
    text: 'A sample that praises.',
    date: '2026-02-01',
  },
  {
    ...review,
    slug: 'vega-e1-ravi',
    author_name: 'Ravi',
    rating: 2,
    text: 'A sample that grumbles.',
    date: '2026-03-01',
  },
];

/** Creates the made-up catalogue, validated like the real one. */
export function catalogueFixture(): Catalogue {
  const files = catalogueFiles();
  return {
    ...structuredClone(files),
    brands: files.brands.map((file) => catalogueFileSchema.parse(file)),
    cities: citiesFileSchema.parse(files.cities),
  };
}
