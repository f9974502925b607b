import { join } from 'node:path';
import type { Plugin } from 'vite';

const helper = /^\0vite\/preload-helper\.js$/;

/**
 * Lets what is imported later bring what it needs itself without an element in the head, as the bundler's own way has it: for each
 * the browser would look through the styles of the page.
 */
export function quietPreloads(): Plugin {
  return {
    name: 'quiet-preloads',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: helper },
      handler: () => `export { preload as __vitePreload } from ${JSON.stringify(join(import.meta.dirname, 'preload.ts'))};`,
    },
  };
}
