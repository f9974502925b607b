import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Gives the browser's build a `routeModules.js` of its own in place of React Router's, which loads the page anew when a script fails.
 * @throws when the router has no such file any more.
 */
export function ownRouterParts(): Plugin {
  let isUsed = false;
  return {
    name: 'own-router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^\.\/(lib\/dom\/ssr\/)?routeModules\.js$/ },
      handler(_, importer) {
        if (!importer?.includes('/react-router/dist/') || importer.includes('/lib/rsc/')) return undefined;
        isUsed = true;
        return join(import.meta.dirname, 'route-modules.ts');
      },
    },
    buildEnd(error) {
      if (!error && !isUsed) this.error('React Router has no routeModules.js any more: see router-parts/.');
    },
  };
}
