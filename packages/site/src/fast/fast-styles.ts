import { join } from 'node:path';
import type { Plugin } from 'vite';

const quicker = join(import.meta.dirname, 'styled-components.ts');

/** Gives the server's build `styled` as it renders fastest; the browser and `react-router dev` have the library's own. */
export function fastStyles(): Plugin {
  return {
    name: 'fast-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      filter: { id: /^styled-components$/ },
      handler: (_, importer) => (importer?.includes('/site/') ? undefined : quicker),
    },
  };
}
