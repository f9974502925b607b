import { index, type RouteConfig, route } from '@react-router/dev/routes';

const finders = ['new-bikes', 'new-scooters', 'trending-bikes', 'popular', 'bikes', 'brands', 'search'];
const electric = ['electric', 'electric-bikes', 'electric-scooters'];
const tools = ['compare-bike', 'compare-electric-bikes', 'dealership', 'bike-loan', 'emi-calculator'];
const market = ['used-bikes', 'sell-bikes', 'bike-news', 'login'];
const texts = ['about-us', 'privacy-policy', 'terms-and-conditions', 'contact-us', 'cookies', 'accessibility'];

const unbuilt = [...finders, ...electric, ...tools, ...market, ...texts];

export default [
  index('routes/home.tsx'),
  route('best-bikes', 'routes/best-bikes.tsx'),
  ...unbuilt.map((path) => route(path, 'routes/under-development.tsx', { id: path })),
  route(':brandSlug/:slug', 'routes/bike-detail.tsx'),
] satisfies RouteConfig;
