import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSettings, findUses } from './custom-properties.ts';
import { findColours } from './find-colours.ts';
import { readSourceTexts, type SourceTexts } from './source-texts.ts';

const sources = ['packages/*/src/**/*.{ts,tsx}', 'apps/web/app/**/*.{ts,tsx}'];
const notShown = ['**/*.test.*', '**/*.stories.*', '**/testing/**'];
const theme = 'packages/ui-kit/src/theme/';
/** Files that define colours: the theme, the drawings with real paints, and the paints that sellers name. */
const colourMakers = [theme, 'packages/drawing/', 'packages/domain/src/market/paint-of-colour.ts'];

interface SourceFile {
  path: string;
  /** Package of the file, like `packages/discovery`. */
  owner: string;
  source: string;
  texts: SourceTexts;
  /** Custom properties that it sets. */
  settings: string[];
}

/** Finds violations of the theme in the visible code, as `file:line` with what to do. */
export function findStyleProblems(root: string): string[] {
  const files = globSync(sources, { cwd: root, exclude: notShown })
    .toSorted()
    .map((path) => readSource(root, path));
  const themeProperties = settingsBelow(theme, files);
  return files.flatMap((file) => {
    const known = new Set([...themeProperties, ...settingsBelow(`${file.owner}/`, files)]);
    return colourProblems(file).concat(propertyProblems(file, known));
  });
}

function readSource(root: string, path: string): SourceFile {
  const source = readFileSync(join(root, path), 'utf8');
  const texts = readSourceTexts(path, source);
  return { path, owner: path.split('/', 2).join('/'), source, texts, settings: findSettings(texts) };
}

function colourProblems({ path, source, texts }: SourceFile): string[] {
  if (colourMakers.some((folder) => path.startsWith(folder))) return [];
  return findColours(texts).map(
    ({ offset, text }) => `${path}:${lineOf(source, offset)}: literal colour ${text}. Take one of the theme's colours.`,
  );
}

function propertyProblems({ path, owner, source, texts }: SourceFile, known: ReadonlySet<string>): string[] {
  const isKnown = (name: string) =>
    known.has(name) || (name.endsWith('-') && [...known].some((other) => other.startsWith(name)));
  return findUses(texts)
    .filter(({ text }) => !isKnown(text))
    .map(
      ({ offset, text }) =>
        `${path}:${lineOf(source, offset)}: unknown custom property ${text}. Take one of the theme's, or set it in ${owner}.`,
    );
}

const settingsBelow = (folder: string, files: readonly SourceFile[]): string[] =>
  files.filter(({ path }) => path.startsWith(folder)).flatMap(({ settings }) => settings);

const lineOf = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;
