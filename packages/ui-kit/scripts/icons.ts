import { readFileSync, writeFileSync } from 'node:fs';
import { iconFile } from './icon-file.ts';

const outlines = import.meta.resolve('@tabler/icons/outline/search.svg');
const svgOf = (source: string): string => readFileSync(new URL(`${source}.svg`, outlines), 'utf8');

writeFileSync(new URL('../src/icon/icon-paths.ts', import.meta.url), iconFile(svgOf));
