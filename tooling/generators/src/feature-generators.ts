import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionType, NodePlopAPI } from 'plop';
import { checkNewFeature, checkNewPage } from './check-names.ts';
import { copyTemplates } from './copy-templates.ts';
import { finish } from './finish.ts';
import { withDependencies, withPage, withPath } from './register-page.ts';
import { packageFolder, repository } from './repository.ts';

const nameOf = (what: string) =>
  ({ type: 'input', name: 'name', message: `Name of the ${what} (kebab-case):` }) as const;

/** `pnpm gen feature NAME` and `pnpm gen page PACKAGE NAME`. */
export function addFeatureGenerators(plop: NodePlopAPI): void {
  plop.setGenerator('feature', {
    description: 'A feature package with its first page, which answers on the site',
    prompts: [nameOf('feature')],
    actions: (answers) => {
      const { name } = answers as { name: string };
      checkNewFeature(name);
      return [copyTemplates('feature', packageFolder(name), { name }), ...pageActions(plop, name, name)];
    },
  });

  plop.setGenerator('page', {
    description: 'A page in a feature package, which answers on the site',
    prompts: [{ type: 'input', name: 'package', message: 'Feature it belongs to:' }, nameOf('page')],
    actions: (answers) => {
      const { package: owner, name } = answers as { package: string; name: string };
      checkNewPage(owner, name);
      return pageActions(plop, owner, name);
    },
  });
}

const web = join(repository, 'apps/web');

/** Writes a page with stories and tests into its package, and its route module; then names both where they are listed. */
function pageActions(plop: NodePlopAPI, owner: string, name: string): ActionType[] {
  const data = { name, package: owner };
  return [
    copyTemplates('feature-page', join(packageFolder(owner), 'src'), data),
    copyTemplates('route', join(web, 'app/routes'), data),
    () => register(owner, name, plop.renderString('{{camelCase name}}', data)),
    () =>
      finish(packageFolder(owner), join(web, 'app'), join(web, 'package.json'), join(packageFolder('domain'), 'src')),
  ];
}

function register(owner: string, name: string, camelName: string): string {
  const definition = `${camelName}Page`;
  const manifest = join(packageFolder(owner), 'package.json');
  appendFileSync(
    join(packageFolder(owner), 'src/index.ts'),
    `export { ${definition} } from './${name}-page/${name}.page.ts';\n`,
  );
  rewrite(manifest, (text) => withDependencies(text, needsOfPages()));
  rewrite(join(packageFolder('domain'), 'src/paths.ts'), (text) => withPath(text, camelName, `/${name}`));
  rewrite(join(web, 'app/pages/site-pages.ts'), (text) => withPage(text, { owner, definition }));
  rewrite(join(web, 'package.json'), (text) =>
    withDependencies(text, { dependencies: { [`@dopahiya/${owner}`]: 'workspace:*' } }),
  );
  return `The page ${name} is listed; its address is paths.${camelName}`;
}

/** What the templates of a page import, by the template of a package. */
function needsOfPages() {
  const template = readFileSync(join(import.meta.dirname, '../feature/package.json.hbs'), 'utf8');
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(template) as Record<
    'dependencies' | 'devDependencies' | 'peerDependencies',
    Record<string, string>
  >;
  return { dependencies, devDependencies, peerDependencies };
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
