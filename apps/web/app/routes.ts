import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { sitePages } from './pages/site-pages.ts';

function routeOf(name: string, path: string) {
  const [file, options] = [`routes/${name}.tsx`, { id: `${name}:${path}` }];
  return path === '/' ? index(file, options) : route(path.slice(1), file, options);
}

export default sitePages.flatMap(({ name, paths }) => paths.map((path) => routeOf(name, path))) satisfies RouteConfig;
