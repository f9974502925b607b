import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconFile } from './icon-file.ts';

const svgOf = (source: string): string =>
  readFileSync(fileURLToPath(import.meta.resolve(`@tabler/icons/outline/${source}.svg`)), 'utf8');

writeFileSync(new URL('../src/icon/icon-paths.ts', import.meta.url), iconFile(svgOf));
