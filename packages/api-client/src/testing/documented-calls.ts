/** Type of a value in a URL or body; an array lists the allowed words. */
export type DocumentedValue = 'text' | 'page' | 'count' | 'number' | 'id' | 'slug' | 'name' | readonly string[];

/** Types of parameters or fields, by name; a name that ends in '?' is optional. */
type DocumentedValues = Readonly<Record<string, DocumentedValue>>;

/** Call as documented in the three specification documents. */
export interface DocumentedCall {
  /** Document and section. */
  from: string;
  method: 'GET' | 'POST';
  /** Path below `/api/`; `{slug}`, `{id}` and `{pair}` are one segment each. */
  path: string;
  query?: DocumentedValues;
  body?: DocumentedValues;
  /** Possible forms of its response. */
  answer: 'list' | 'page' | 'object' | 'nothing';
  /** Why the site does not send it, or not in this form. */
  unsent?: string;
}

const slice = { page: 'page', limit: 'count' } as const;
const preview = { limit: 'count' } as const;
const styles = [
  'sports_bikes',
  'cruisers',
  'scooters',
  'adventure_bikes',
  'commuters',
  'street_bikes',
  'super_bikes',
  'cafe_racers',
  'mopeds',
  'tourers',
  'scramblers',
  'maxi_scooters',
] as const;

const list = (path: string, query: DocumentedValues): DocumentedCall => ({
  from: '2 §7',
  method: 'GET',
  path,
  query,
  answer: 'list',
});

const site: DocumentedCall[] = [
  { from: '1 §7', method: 'GET', path: 'cities/', answer: 'page' },
  { from: '1 §7', method: 'GET', path: 'cities/', query: { search: 'text' }, answer: 'page' },
  { from: '1 §7', method: 'GET', path: 'bikes/autocomplete/', query: { q: 'text' }, answer: 'object' },
  { from: '1 §7', method: 'GET', path: 'bikes/autocomplete/', answer: 'object' },
  { from: '1 §7', method: 'GET', path: 'bikes/trending/', answer: 'list' },
  { from: '1 §7', method: 'GET', path: 'statistics/popular_bikes/', answer: 'list' },
  { from: '1 §7', method: 'GET', path: 'bikes/electric_bikes/', answer: 'list' },
  { from: '1 §7', method: 'GET', path: 'bikes/upcoming_bikes/', answer: 'list' },
  { from: '1 §7', method: 'POST', path: 'token/', body: { username: 'name', password: 'text' }, answer: 'object' },
  {
    from: '1 §7',
    method: 'POST',
    path: 'users/register/',
    body: { username: 'name', email: 'text', first_name: 'name', last_name: 'name', password: 'text' },
    answer: 'nothing',
  },
  {
    from: '1 §7, decided without the doubled segment',
    method: 'POST',
    path: 'users/forgot-password/',
    body: { email: 'text' },
    answer: 'nothing',
  },
];

const discovery: DocumentedCall[] = [
  { from: '2 §7', method: 'GET', path: 'brands/', query: slice, answer: 'list' },
  { from: '2 §7', method: 'GET', path: 'categories/', answer: 'list' },
  list('bikes/filter/by-engine-capacity/', { min_cc: 'number', max_cc: 'number', ...preview }),
  list('bikes/filter/by-engine-capacity/', { min_cc: 'number', max_cc: 'number', ...slice }),
  list('bikes/budget_bikes/', { min_price: 'number', max_price: 'number', ...preview }),
  list('bikes/budget_bikes/', { min_price: 'number', max_price: 'number', ...slice }),
  ...styles.map((style) => list(`bikes/${style}/`, preview)),
  ...styles.map((style) => list(`bikes/${style}/`, slice)),
  { from: '2 §7', method: 'GET', path: 'bikes/best_mileage/', query: slice, answer: 'list' },
  {
    from: '2 §7',
    method: 'GET',
    path: 'bikes/',
    query: { battery_type: ['Lithium-Ion'], ...slice },
    answer: 'list',
  },
  { from: '2 §7', method: 'GET', path: 'bikes/best/', answer: 'list' },
  { from: '2 §7', method: 'GET', path: 'cities/', query: { page: 'page' }, answer: 'page' },
  { from: '2 §7', method: 'GET', path: 'cities/', query: { page: 'page', search: 'text' }, answer: 'page' },
  { from: '2 §7', method: 'GET', path: 'variants/', query: { bike_model: 'id' }, answer: 'list' },
  {
    from: '2 §7',
    method: 'POST',
    path: 'bikes/{slug}/on-road-price/',
    body: { city: 'name', 'variant?': 'name' },
    answer: 'object',
  },
  { from: '2 §7', method: 'GET', path: 'bikes/{slug}/', answer: 'object' },
  { from: '2 §7', method: 'GET', path: 'bikes/{slug}/similar_bikes/', answer: 'list' },
  { from: '2 §7', method: 'GET', path: 'bikes/{slug}/articles/', answer: 'page' },
  { from: '2 §7', method: 'GET', path: 'faqs/', query: { bike_model: 'id' }, answer: 'list' },
  {
    from: '2 §7',
    method: 'GET',
    path: 'dealerships/',
    query: { brand: 'id', city: 'id', page: 'page' },
    answer: 'page',
  },
  { from: '2 §7', method: 'GET', path: 'brands/{slug}/', answer: 'object' },
  { from: '2 §7', method: 'GET', path: 'brands/', query: { slug: 'slug' }, answer: 'list' },
  { from: '2 §7', method: 'GET', path: 'bikes/', query: { brand: 'id', page: 'page' }, answer: 'page' },
  { from: '2 §7', method: 'GET', path: 'bikes/brand/{slug}/', query: { page: 'page' }, answer: 'page' },
  { from: '2 §7', method: 'GET', path: 'comparisons/', answer: 'page' },
  {
    from: '2 §7',
    method: 'GET',
    path: 'compare-bikes/{pair}/',
    query: { type: ['electric', 'bikes'] },
    answer: 'object',
  },
  { from: '2 §7', method: 'GET', path: 'bike-summary/', query: { type: ['electric', 'bikes'] }, answer: 'page' },
  {
    from: '2 §7',
    method: 'POST',
    path: 'token/refresh/',
    body: { refresh: 'text' },
    answer: 'object',
    unsent: 'No script holds a refresh token: it travels in a cookie (decision record 23)',
  },
];

const tools: DocumentedCall[] = [
  {
    from: '3 §7',
    method: 'GET',
    path: 'bikes/upcoming_bikes/',
    query: { page: 'page', page_size: 'count' },
    answer: 'page',
  },
  { from: '3 §7', method: 'GET', path: 'bikes/electric_bikes/', query: slice, answer: 'list' },
  {
    from: '3 §7',
    method: 'GET',
    path: 'brands/',
    query: { search: 'text' },
    answer: 'page',
    unsent: 'The box of brands has them all and looks among them itself',
  },
  {
    from: '3 §7',
    method: 'GET',
    path: 'dealerships/',
    query: { brands: 'id', city: 'name', page: 'page' },
    answer: 'page',
  },
  {
    from: '3 §7',
    method: 'POST',
    path: 'used-bikes/',
    body: {
      brand: 'id',
      model: 'text',
      'version?': 'text',
      year_of_manufacture: 'number',
      km_ridden: 'number',
      'color?': 'text',
      city: 'id',
      registration_location: 'text',
      owner: ['1st', '2nd', '3rd+'],
      condition: ['excellent', 'good', 'fair', 'needs_work'],
      expected_price: 'number',
      is_price_negotiable: ['true', 'false'],
      is_insured: ['true', 'false'],
      'insurance_expiry_date?': 'text',
      is_loan_active: ['true', 'false'],
      'loan_provider?': 'text',
      'loan_remarks?': 'text',
      description: 'text',
      contact: 'text',
    },
    answer: 'object',
  },
  {
    from: '3 §7',
    method: 'POST',
    path: 'used-bike-images/',
    body: { image: 'text', bike: 'id', 'key?': 'text', 'position?': 'text' },
    answer: 'nothing',
  },
  { from: '3 §7', method: 'GET', path: 'used-bikes/my_bikes/', answer: 'list' },
  {
    from: '3 §7',
    method: 'POST',
    path: 'users/contact-messages/',
    body: {
      name: 'name',
      email: 'text',
      mobile_number: 'number',
      city: 'name',
      comments: 'text',
      agreed_to_terms: ['true', 'false'],
    },
    answer: 'nothing',
  },
  { from: '3 §7', method: 'GET', path: 'news/', query: { 'page?': 'page' }, answer: 'page' },
  { from: '3 §7', method: 'GET', path: 'news/', query: { category: 'text' }, answer: 'page' },
  { from: '3 §7', method: 'GET', path: 'news/', query: { search: 'text' }, answer: 'page' },
  {
    from: '3 §7',
    method: 'GET',
    path: 'news/',
    query: { ordering: ['-published_date'] },
    answer: 'page',
  },
  { from: '3 §7', method: 'GET', path: 'news/{slug}/', answer: 'object' },
  {
    from: '3 §7',
    method: 'POST',
    path: 'chatbot/',
    body: { message: 'text', user_id: 'id' },
    answer: 'object',
  },
  {
    from: '3 §7',
    method: 'POST',
    path: 'chatbot/user-details/',
    body: { name: 'name', 'email?': 'text', phone: 'text', city: 'name' },
    answer: 'object',
  },
];

/** Every call in the tables of the three documents, paraphrased. */
export const documentedCalls: readonly DocumentedCall[] = [...site, ...discovery, ...tools];
