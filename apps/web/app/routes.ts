import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('best-bikes', 'routes/best-bikes.tsx'),
  route(':page', 'routes/under-development.tsx'),
  route(':brandSlug/:slug', 'routes/bike-detail.tsx'),
] satisfies RouteConfig;
