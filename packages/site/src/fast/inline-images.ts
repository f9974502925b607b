/** All of the page waits for what stands in it. */
const mostInlined = 2;

const preloads = /<link rel="preload" as="image" href="([^"]+)"[^>]*\/>/g;
const sources = /( src|<image href)="([^"]+)"/g;

/** Addresses below `path` of the SVG images that a page's head has the browser load first: they are in sight at once. */
export const firstImages = (head: string, path: string): string[] =>
  [...head.matchAll(preloads)]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(path) && address.endsWith('.svg'))
    .slice(0, mostInlined);

/** The head of a page without what has the browser load these images. */
export const withoutPreloads = (head: string, images: ReadonlyMap<string, unknown>): string =>
  images.size === 0 ? head : head.replace(preloads, (link, address: string) => (images.has(address) ? '' : link));

/**
 * The body of a page with images, as `imageAddress` writes them, wherever it shows them, in place of their addresses: they come
 * with it, and paint with its first frame. Compression writes a repetition only once. When the page is hydrated React leaves
 * the sources as they are. In pieces: a text of all of it would be written only to be encoded.
 */
export function inlineImages(body: string, images: ReadonlyMap<string, Buffer>): (string | Buffer)[] {
  if (images.size === 0) return [body];
  const pieces: (string | Buffer)[] = [];
  let end = 0;
  for (const { index, 0: source, 1: attribute = '', 2: address = '' } of body.matchAll(sources)) {
    const image = images.get(address);
    if (!image) continue;
    pieces.push(body.slice(end, index + attribute.length + '="'.length), image);
    end = index + source.length - '"'.length;
  }
  return [...pieces, body.slice(end)];
}

/** An SVG image as an address of data, as short as it may be in an attribute: its title is told by nobody, where `alt` stands. */
export function imageAddress(svg: string): string {
  const untitled = svg.replace(/<title>[^<]*<\/title>/, '');
  const data = untitled.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll("'", '%27').replaceAll('"', "'");
  return `data:image/svg+xml,${data.replaceAll('&', '&amp;')}`;
}
