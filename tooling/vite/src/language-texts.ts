import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { sourceCondition } from './source-condition.ts';

/** Code of the language to build, serve or test: `SITE_LANGUAGE`, or English. */
export const languageCode: string = process.env['SITE_LANGUAGE'] || 'en';

/**
 * Resolves `#texts/…` to the texts of a language by the condition `@dopahiya/<code>` in each package's `imports`, falling back to English
 * for untranslated files. English is the default without a condition.
 */
export function languageTexts(code: string = languageCode): Plugin {
  return {
    name: 'language-texts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#texts\// },
      handler: (id, importer) =>
        importer && code !== 'en' ? findTexts(id.slice('#texts/'.length), importer, code) : null,
    },
  };
}

type Target = string | { [condition: string]: Target };

function findTexts(name: string, importer: string, code: string): string | undefined {
  const manifest = findPackageJSON('.', importer) ?? '';
  const { imports } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    imports?: Record<string, Record<string, Target>>;
  };
  const { [`@dopahiya/${code}`]: translated, ...english } = imports?.['#texts/*'] ?? {};
  if (!translated) throw new Error(`'#texts/*' in ${manifest} has no condition '@dopahiya/${code}': add it.`);
  const isBuilt = importer.startsWith(join(dirname(manifest), 'dist/'));
  const files = [translated, english].map((target) => join(dirname(manifest), fileIn(target, isBuilt, name)));
  return files.find((file) => existsSync(file));
}

function fileIn(target: Target, isBuilt: boolean, name: string): string {
  if (typeof target === 'string') return target.replace('*', name);
  const { [sourceCondition]: source, default: built = '' } = target;
  return fileIn(isBuilt ? built : (source ?? built), isBuilt, name);
}
