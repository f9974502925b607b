import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Pages that are one list of bikes: one module, whose address says which list. */
const bikeLists = [
  'popular',
  'new-scooters',
  'electric',
  'electric-bikes',
  'electric-scooters',
  'bikes/engine-capacity/:range',
  'bikes/budget/:range',
  'bikes/bodystyle/:style',
  'bikes/:key',
].map((path) => route(path, 'routes/bike-list.tsx', { id: `bike-list:${path}` }));

/** Where a comparison starts, and comparisons of the bikes that their address names. */
const comparisons = [
  ...['compare-bike', 'compare-bikes', 'compare-electric-bikes'].map((path) =>
    route(path, 'routes/compare-start.tsx', { id: `compare-start:${path}` }),
  ),
  ...['compare-bikes/:bikeSlugs', 'compare-electric-bikes/:bikeSlugs'].map((path) =>
    route(path, 'routes/compare.tsx', { id: `compare:${path}` }),
  ),
];

export default [
  index('routes/home.tsx'),
  route('trending-bikes', 'routes/trending-bikes.tsx'),
  route('best-bikes', 'routes/best-bikes.tsx'),
  route('bikes', 'routes/bikes.tsx'),
  route('new-bikes', 'routes/new-bikes.tsx'),
  route('search', 'routes/search.tsx'),
  route('brands', 'routes/brands.tsx'),
  route('bikes/brand/:brandSlug', 'routes/brand.tsx', { id: 'bikes-of-brand' }),
  ...bikeLists,
  ...comparisons,
  route(':brandSlug', 'routes/brand.tsx'),
  route('bike-detail/:id', 'routes/bike-detail-by-id.tsx'),
  route(':brandSlug/:slug', 'routes/bike-detail.tsx'),
] satisfies RouteConfig;
