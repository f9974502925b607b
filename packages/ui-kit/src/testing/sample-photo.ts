import type { Photo } from '@dopahiya/domain/content';

const size = { width: 1500, height: 1000 };

/**
 * Creates a photo for stories and tests, drawn in the browser. All its files are the same picture: the suffix
 * added by `photoAddress` comes after the `#` of this URL.
 */
export function samplePhoto(changes: Partial<Photo> = {}): Photo {
  return {
    address: `data:image/svg+xml,${encodeURIComponent(svg)}#`,
    widths: [480, 960, 1500],
    ...size,
    alt: 'A red motorcycle under a tree, from the left',
    credit: 'Asha Rao',
    licence: 'CC BY 4.0',
    variant: null,
    colour: null,
    ...changes,
  };
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 3 2"><path fill="#8fb3c7" d="M0 0h3v2H0z"/><path fill="#6d7a55" d="M0 1.4h3V2H0z"/><path fill="#a51d27" d="M.9 1h1.2l.2.3H.7z"/><circle cx=".8" cy="1.5" r=".25"/><circle cx="2.2" cy="1.5" r=".25"/></svg>`;
