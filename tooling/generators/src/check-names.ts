import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packageFolder, repository } from './repository.ts';

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const layersWithComponents = new Set(['ui-kit', 'feature']);

/** Checks the name of a new feature. @throws if it is not possible, with the reason and what to do. */
export function checkNewFeature(name: string): void {
  checkName(name, 'pnpm gen feature used-bikes');
  if (existsSync(packageFolder(name))) throw new Error(`There is a package '${name}' already. Choose another name.`);
  checkNewRoute(name);
}

/** Checks the name of a new component in a package. @throws if it is not possible, with the reason and what to do. */
export function checkNewComponent(owner: string, name: string): void {
  checkName(name, 'pnpm gen component discovery bike-filter');
  if (!layersWithComponents.has(layerOf(owner))) {
    throw new Error(`The package '${owner}' has no components. Put it into ui-kit or a feature.`);
  }
  if (existsSync(join(packageFolder(owner), 'src', name))) {
    throw new Error(`'${owner}' has a folder '${name}' already. Choose another name.`);
  }
}

/**
 * Checks the name of a new resource whose contract goes into that folder. @throws if it is not possible, with the reason and what to do.
 */
export function checkNewResource(room: string, name: string): void {
  const example = 'pnpm gen resource bikes used-bikes';
  const entries = globSync('packages/domain/src/*/index.ts', { cwd: repository });
  const rooms = entries.map((entry) => basename(dirname(entry))).toSorted();
  if (!rooms.includes(room)) throw new Error(`'${room}' is no room of domain. Choose one of ${rooms.join(', ')}.`);
  checkName(name, example);
  if (!/[^s]s$/.test(name))
    throw new Error(`'${name}' is no plural that ends in s. Name what there are several of, as in ${example}`);
  const singular = singularOf(name);
  const [taken] = [
    `apps/api/src/areas/${name}`,
    `packages/domain/src/*/${singular}.ts`,
    `packages/api-client/src/calls/${name}.ts`,
    `packages/api-client/src/queries/${singular}-queries.ts`,
  ].flatMap((path) => globSync(path, { cwd: repository }));
  if (taken) throw new Error(`There is ${taken} already. Choose another name.`);
}

/** Checks the name of a new page in a feature. @throws if it is not possible, with the reason and what to do. */
export function checkNewPage(owner: string, name: string): void {
  checkName(name, 'pnpm gen page discovery ride-diary');
  if (layerOf(owner) !== 'feature') throw new Error(`The package '${owner}' is no feature. Put the page into one.`);
  checkNewRoute(name);
}

function checkNewRoute(name: string): void {
  if (!existsSync(join(repository, 'apps/web/app/routes', `${name}.tsx`))) return;
  throw new Error(`The site has a page '${name}' already. Choose another name.`);
}

function checkName(name: string, example: string): void {
  if (kebabCase.test(name)) return;
  throw new Error(`'${name}' is not a name in kebab-case: lowercase words joined by hyphens, as in ${example}`);
}

function layerOf(owner: string): string {
  const file = join(packageFolder(owner), 'turbo.json');
  if (!existsSync(file)) throw new Error(`There is no package '${owner}'. Make it first: pnpm gen feature ${owner}`);
  const { tags = [] } = JSON.parse(readFileSync(file, 'utf8')) as { tags?: string[] };
  return tags[0] ?? '';
}

/** Returns the singular of a plural: 'city' for 'cities', 'note' for 'notes'. */
export function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh)es$/.test(plural) ? plural.slice(0, -2) : plural.slice(0, -1);
}
