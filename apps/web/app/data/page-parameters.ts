/** What `/bikes` can be narrowed by: the names of its filters. */
const conditions = [
  'abs',
  'body_style',
  'brand',
  'budget',
  'capacity',
  'fuel',
  'max_kerb_weight',
  'max_mileage',
  'max_range',
  'max_seat_height',
  'min_kerb_weight',
  'min_mileage',
  'min_range',
  'min_seat_height',
];

/**
 * The query parameters that change what the server renders, by page; all others are dropped before a page is made or
 * kept. Paths are patterns of the router; the server reads this file as it is, so it imports nothing.
 */
const pageParameters: readonly { path: RegExp; names: readonly string[] }[] = [
  { path: /^\/compare-(electric-)?bikes\/[^/]+$/, names: ['change', 'type', 'search', 'page'] },
  { path: /^\/compare-(bike|bikes|electric-bikes)$/, names: ['bike'] },
  { path: /^\/bikes$/, names: [...conditions, 'page', 'sort'] },
  { path: /^\/search$/, names: ['page', 'q', 'sort'] },
  { path: /^\/(popular|new-bikes|new-scooters|electric|electric-bikes|electric-scooters)$/, names: ['page', 'sort'] },
  { path: /^\/bikes\/(engine-capacity|budget|bodystyle)\/[^/]+$/, names: ['page', 'sort'] },
  { path: /^\/bikes\/[^/]+$/, names: ['page', 'sort'] },
  { path: /^\/brands$/, names: ['q'] },
  { path: /^\/(bikes\/brand\/)?(?!best-bikes$)[^/]+$/, names: ['page', 'q', 'sort'] },
];

/** What a value looks like where few mean anything: nonsense must not make a page of its own. */
const meaningful: Readonly<Record<string, RegExp>> = {
  page: /^[1-9]\d{0,3}$/,
  sort: /^(engine-(capacity|high|low)|featured|mileage|popularity|price-(high|low)|range|rating)$/,
};

/** Whether a query parameter changes the page at a path. */
export function changesPage(path: string, name: string, value: string): boolean {
  const page = pageParameters.find((candidate) => candidate.path.test(path));
  return value !== '' && Boolean(page?.names.includes(name)) && (meaningful[name]?.test(value) ?? true);
}
