import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { sitePages } from './pages/site-pages.ts';

const routes = new Map<string, ReturnType<typeof route>>();

for (const { name, paths } of sitePages) {
  for (const path of paths.filter((address) => !routes.has(address))) routes.set(path, routeOf(name, path));
}

function routeOf(name: string, path: string) {
  const [file, options] = [`routes/${name}.tsx`, { id: `${name}:${path}` }];
  return path === '/' ? index(file, options) : route(path.slice(1), file, options);
}

export default [...routes.values()] satisfies RouteConfig;
