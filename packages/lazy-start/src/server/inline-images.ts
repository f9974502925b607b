/** All of the page waits for what stands in it. */
const mostInlined = 2;

const preloads = /<link rel="preload" as="image" href="([^"]+)"[^>]*\/>/g;

/** Addresses below `path` of the SVG images that React has the browser load first: they are in sight at once. */
export const firstImages = (html: string, path: string): string[] =>
  [...html.matchAll(preloads)]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(path) && address.endsWith('.svg'))
    .slice(0, mostInlined);

/**
 * Puts images into the page wherever it shows them, in place of their addresses: they come with it, and paint with its first
 * frame. Compression writes a repetition only once. When the page is hydrated React leaves the sources as they are.
 */
export function inlineImages(html: string, images: ReadonlyMap<string, string>): string {
  const preloaded = html.replace(preloads, (link, address: string) => (images.has(address) ? '' : link));
  return [...images].reduce(
    (page, [address, svg]) => page.replaceAll(` src="${address}"`, () => ` src="${asAddress(svg)}"`),
    preloaded,
  );
}

/** As short as an address of data may be in an attribute. */
function asAddress(svg: string): string {
  const data = svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll("'", '%27').replaceAll('"', "'");
  return `data:image/svg+xml,${data.replaceAll('&', '&amp;')}`;
}
