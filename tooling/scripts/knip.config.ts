import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

interface Manifest {
  exports?: Record<string, string | { '@dopahiya/source'?: string }>;
}

/** Returns the sources of a package's built entries: knip ignores names that it finds in a Vite configuration. */
function builtEntries(manifest: string): string[] {
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  return Object.values(exports)
    .map((entry) => (typeof entry === 'string' ? undefined : entry['@dopahiya/source']))
    .filter((source) => source !== undefined)
    .map((source) => source.replace('./', ''));
}

/** The build replaces React Router's own module with it. */
const routeModules = (folder: string): string[] =>
  existsSync(`${folder}/src/router-parts`) ? ['src/router-parts/route-modules.ts'] : [];

/** The build replaces the English texts with them, without an import. */
const translated = (folder: string): string[] =>
  globSync(`${folder}/src/texts/*`)
    .map((language) => basename(language))
    .filter((code) => code !== 'en')
    .map((code) => `src/texts/${code}/*.ts`);

const packages = Object.fromEntries(
  globSync('packages/*/package.json').map((manifest) => {
    const folder = dirname(manifest);
    const built = builtEntries(manifest).filter((entry) => !entry.includes('/texts/'));
    return [folder, { entry: [...built, ...translated(folder), ...routeModules(folder)] }];
  }),
);

export default {
  treatConfigHintsAsErrors: true,
  includeEntryExports: true,
  ignoreBinaries: ['apt-get', 'mkfifo'],
  ignoreIssues: {
    '**/texts/!(en)/*.ts': ['exports', 'types'],
    // Passed on whole, beside the texts of the other language.
    'apps/api/src/**/texts/en/*.ts': ['exports'],
    'packages/{domain/src/texts/en/bikes,engines/src/texts/en/choose}.ts': ['exports'],
    // Exports waiting for their features.
    'packages/ui-kit/src/{market,news}.ts': ['exports', 'types'],
    // React Router calls them: `entry.server.tsx` only re-exports them.
    'packages/site/src/{document.ts,server/create-documents.tsx}': ['exports'],
    // React Router's other files import it.
    'packages/site/src/router-parts/route-modules.ts': ['exports'],
  },
  workspaces: {
    '.': { ignoreDependencies: ['sherif'] },
    // Entries are listed here, since the configurations import packages that need not be built.
    'apps/web': {
      entry: ['*.ts', 'app/{root,routes}.ts*', 'app/routes/*.tsx', 'app/entry.*.tsx', 'app/texts/!(en)/*.ts'],
      vite: false,
      'react-router': false,
      includeEntryExports: false,
      ignoreDependencies: ['@react-router/node', 'isbot'],
    },
    'apps/storybook': { ignoreDependencies: ['msw'] },
    'apps/api': { entry: ['src/areas/accounts/passwords/hash-worker.ts'], ignoreDependencies: ['swagger-ui-dist'] },
    'apps/e2e': { ignoreDependencies: ['@dopahiya/web'] },
    'tooling/bench': { entry: ['src/bare-server.ts', 'src/empty-page/empty-page-client.ts'] },
    'tooling/scripts': { entry: ['*.ts', '!{knip,vitest}.config.ts'] },
    ...packages,
  },
};
