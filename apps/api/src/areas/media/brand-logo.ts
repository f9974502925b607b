import { readFile } from 'node:fs/promises';

const folder = new URL('../../../data/logos/', import.meta.url);

/** Raised when a mark changes: its address may be cached for ever. */
const edition = 1;

/** Address of a maker's mark by its name in Simple Icons; null for a maker without a free one. */
export function logoAddress(icon: string | null): string | null {
  return icon && `/media/logos/${icon}.${edition}.svg`;
}

/** Ink that follows the colour scheme of the page that shows the mark. */
const ink = '<style>path{fill:#141817}@media(prefers-color-scheme:dark){path{fill:#ecefec}}</style>';

/** The mark of a maker as SVG, or undefined when there is no such file. */
export async function readLogo(icon: string): Promise<string | undefined> {
  const svg = await readFile(new URL(`${icon}.svg`, folder), 'utf8').catch(() => undefined);
  return svg?.replace('<path', `${ink}<path`);
}
