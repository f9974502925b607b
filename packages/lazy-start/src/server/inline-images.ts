/** All of the page waits for what stands in it. */
const mostInlined = 2;

const preloads = /<link rel="preload" as="image" href="([^"]+)"[^>]*\/>/g;
const sources = /( src|<image href)="([^"]+)"/g;

/** Addresses below `path` of the SVG images that React has the browser load first: they are in sight at once. */
export const firstImages = (html: string, path: string): string[] =>
  [...html.slice(0, endOfHead(html)).matchAll(preloads)]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(path) && address.endsWith('.svg'))
    .slice(0, mostInlined);

/** React writes its preloads into the head; to look for them in all of a page takes as long as to write it out. */
const endOfHead = (html: string): number => html.indexOf('</head>');

/**
 * Puts images, as `imageAddress` writes them, into the page wherever it shows them, in place of their addresses: they come
 * with it, and paint with its first frame. Compression writes a repetition only once. When the page is hydrated React leaves
 * the sources as they are.
 */
export function inlineImages(html: string, images: ReadonlyMap<string, string>): string {
  if (images.size === 0) return html;
  const head = html
    .slice(0, endOfHead(html))
    .replace(preloads, (link, address: string) => (images.has(address) ? '' : link));
  const body = html.slice(endOfHead(html)).replace(sources, (source, attribute: string, address: string) => {
    const image = images.get(address);
    return image === undefined ? source : `${attribute}="${image}"`;
  });
  return head + body;
}

/** An SVG image as an address of data, as short as it may be in an attribute. */
export function imageAddress(svg: string): string {
  const data = svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll("'", '%27').replaceAll('"', "'");
  return `data:image/svg+xml,${data.replaceAll('&', '&amp;')}`;
}
