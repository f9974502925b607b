import { readFile } from 'node:fs/promises';

const folder = new URL('../../../data/logos/', import.meta.url);

/** Raise it when a logo changes: logo addresses are cached for ever. */
const edition = 1;

/** Returns the address of a brand's logo by its name in Simple Icons; null for a brand without a free one. */
export function logoAddress(icon: string | null): string | null {
  return icon && `/media/logos/${icon}.${edition}.svg`;
}

/** Style that follows the colour scheme of the page. */
const ink = '<style>path{fill:#141817}@media(prefers-color-scheme:dark){path{fill:#ecefec}}</style>';

/** Returns a brand's logo as SVG; undefined if there is no such file. */
export async function readLogo(icon: string): Promise<string | undefined> {
  const svg = await readFile(new URL(`${icon}.svg`, folder), 'utf8').catch(() => undefined);
  return svg?.replace('<path', `${ink}<path`);
}
