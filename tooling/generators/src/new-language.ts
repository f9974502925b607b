import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Language {
  code: string;
  [field: string]: unknown;
}

interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
  imports?: Record<string, Record<string, unknown>>;
  scripts?: Record<string, string>;
}

const languagesFile = 'packages/domain/src/site/site-languages.json';
const originals = '{packages/*/src,apps/web/app}/texts/en/*.ts';

/** Checks the code of a new language. @throws if it is not possible, with the reason and what to do. */
export function checkNewLanguage(root: string, code: string): void {
  if (!/^[a-z]{2}$/.test(code)) throw new Error(`'${code}' is no code of two letters, as in pnpm gen language ta`);
  const isThere = readJson<Language[]>(root, languagesFile).some((language) => language.code === code);
  if (isThere) throw new Error(`The site has '${code}'. node tooling/scripts/check-texts.ts counts what it lacks.`);
}

/** Adds a language with the English texts, to be translated. @returns the files that were written. */
export function addLanguage(root: string, code: string): string[] {
  const texts = globSync(originals, { cwd: root }).map((original) => copyTexts(root, original, code));
  const languages = readJson<Language[]>(root, languagesFile);
  writeJson(root, languagesFile, [...languages, newLanguage(code)]);
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: root });
  const changed = manifests.filter((path) => addCondition(root, path, code));
  addBuild(root, code);
  return [...texts, ...changed, languagesFile, 'apps/web/turbo.json'];
}

function newLanguage(code: string): Language {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const [first] = new Intl.Segmenter(code).segment(name);
  return { code, tag: `${code}-IN`, name, short: first?.segment ?? code, prefix: `/${code}`, isComplete: false };
}

/** Copies English texts to a language, compared with the English by type. */
function copyTexts(root: string, original: string, code: string): string {
  const path = original.replace('/texts/en/', `/texts/${code}/`);
  if (existsSync(join(root, path))) return path;
  const [, name = ''] = /\/([^/]+)\.ts$/.exec(original) ?? [];
  const from = path.startsWith('packages/domain/') ? '../../site/site-languages.ts' : '@dopahiya/domain/site';
  const compared = `import type * as English from '../en/${name}.ts';\nimport type * as Own from './${name}.ts';`;
  const english = readFileSync(join(root, original), 'utf8').replace("'en-IN'", `'${code}-IN'`);
  const texts = knowsDomain(root, path) ? withTranslation(english, from) : english;
  const imports = /^(?:import [^;]*;\n)*/.exec(texts)?.[0] ?? '';
  const rest = texts.slice(imports.length);
  const checked = knowsDomain(root, path)
    ? 'export type Checked = Translation<typeof Own, typeof English>;'
    : 'type Translation<Texts extends typeof English> = Texts;\nexport type Checked = Translation<typeof Own>;';
  write(join(root, path), `${imports}${compared}\n${rest}\n${checked}\n`);
  return path;
}

/** Checks whether the package of a file may import from domain. */
function knowsDomain(root: string, path: string): boolean {
  const [folder = ''] = path.split(/\/(?:src|app)\//);
  const { name, dependencies = {} } = readJson<Manifest>(root, `${folder}/package.json`);
  return name === '@dopahiya/domain' || '@dopahiya/domain' in dependencies;
}

function withTranslation(text: string, from: string): string {
  const present = new RegExp(`import (type )?\\{([^}]*?),?\\s*\\} from '${from}';`).exec(text);
  if (!present) return `import type { Translation } from '${from}';\n${text}`;
  const [all, isType = '', names = ''] = present;
  const added = isType === '' ? 'type Translation' : 'Translation';
  return text.replace(all, `import ${isType}{${names}, ${added} } from '${from}';`);
}

/** Adds the language's import condition to a package with texts, before Hindi's. */
function addCondition(root: string, path: string, code: string): boolean {
  const manifest = readJson<Manifest>(root, path);
  const texts = manifest.imports?.['#texts/*'];
  const hindi = texts?.['@dopahiya/hi'];
  if (!manifest.imports || hindi === undefined) return false;
  const own = JSON.parse(JSON.stringify(hindi).replaceAll('/texts/hi/', `/texts/${code}/`)) as unknown;
  manifest.imports['#texts/*'] = { [`@dopahiya/${code}`]: own, ...texts };
  if (manifest.scripts?.['build:hi']) manifest.scripts[`build:${code}`] = `SITE_LANGUAGE=${code} pnpm build`;
  writeJson(root, path, manifest);
  return true;
}

function addBuild(root: string, code: string): void {
  const path = 'apps/web/turbo.json';
  const turbo = readJson<{ tasks: Record<string, { outputs?: string[] }> }>(root, path);
  turbo.tasks[`build:${code}`] = { ...turbo.tasks['build:hi'], outputs: [`build/${code}/**`] };
  writeJson(root, path, turbo);
}

const readJson = <Content>(root: string, path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Content;

const writeJson = (root: string, path: string, content: unknown): void =>
  write(join(root, path), `${JSON.stringify(content, null, 2)}\n`);

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
