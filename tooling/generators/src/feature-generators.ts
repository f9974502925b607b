import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionType, NodePlopAPI } from 'plop';
import { checkNewFeature, checkNewPage } from './check-names.ts';
import { copyTemplates, finish } from './finish.ts';
import { editFile } from './edit-source.ts';
import { withDependencies, withFeature, withPath } from './register-page.ts';
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
    description: 'A page in a feature package with its first section, which answers on the site',
    prompts: [{ type: 'input', name: 'package', message: 'Feature it belongs to:' }, nameOf('page')],
    actions: (answers) => {
      const { package: owner, name } = answers as { package: string; name: string };
      checkNewPage(owner, name);
      return pageActions(plop, owner, name);
    },
  });
}

const web = join(repository, 'apps/web');
const paths = join(packageFolder('domain'), 'src/site/paths.ts');

/** Writes a page with its section, queries, texts, stories and tests, its route module and a changeset; then registers it. */
function pageActions(plop: NodePlopAPI, owner: string, name: string): ActionType[] {
  const camelName = plop.renderString('{{camelCase name}}', { name });
  const pathsBefore = readFileSync(paths, 'utf8');
  const pathsAfter = withPath(pathsBefore, camelName, `/${name}`);
  const data = { name, package: owner, hasNewAddress: pathsAfter !== pathsBefore };
  const changeset = join(repository, '.changeset', `${name}-page.md`);
  return [
    copyTemplates('feature-page', repository, data),
    () => register(owner, name, { page: camelName, feature: plop.renderString('{{camelCase owner}}', { owner }) }),
    () => finish(packageFolder(owner), join(web, 'app'), join(web, 'package.json'), paths, changeset),
    () => `Its name is not translated yet: src/texts/hi/${name}-page.ts`,
  ];
}

function register(owner: string, name: string, called: { page: string; feature: string }): string {
  const definition = `${called.page}Page`;
  const folder = packageFolder(owner);
  appendFileSync(join(folder, 'src/index.ts'), `export { ${definition} } from './${name}-page/${name}.page.ts';\n`);
  editFile(join(folder, 'package.json'), (text) => withDependencies(text, needsOfPages()));
  editFile(paths, (text) => withPath(text, called.page, `/${name}`));
  editFile(join(web, 'app/pages/site-pages.ts'), (text) => withFeature(text, owner, called.feature));
  editFile(join(web, 'package.json'), (text) =>
    withDependencies(text, { dependencies: { [`@dopahiya/${owner}`]: 'workspace:*' } }),
  );
  return `The page ${name} is listed; its address is paths.${called.page}`;
}

/** Returns the dependencies of a page's templates, from the template of a package. */
function needsOfPages() {
  const template = readFileSync(join(import.meta.dirname, '../feature/package.json.hbs'), 'utf8');
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(template) as Record<
    'dependencies' | 'devDependencies' | 'peerDependencies',
    Record<string, string>
  >;
  return { dependencies, devDependencies, peerDependencies };
}
