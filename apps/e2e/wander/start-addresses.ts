import type { APIRequestContext } from '@playwright/test';

/**
 * Returns the start addresses from the site's sitemap and the links of its header and footer.
 * @throws if one of them is empty, as hardly any page would be visited.
 */
export async function readStartAddresses(request: APIRequestContext, origin: string): Promise<string[][]> {
  const read = async (path: string) => (await request.get(origin + path)).text();
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const frame = [...(await read('/')).matchAll(/<(header|footer)\b.*?<\/\1>/gs)].map(([html]) => html).join('');
  const linked = [...frame.matchAll(/\bhref="(\/[^"#]*)"/g)].map(([, path = '']) => path);
  const sources = [listed, linked].map((paths) => Array.from(new Set(paths)));
  if (sources.some((paths) => paths.length === 0))
    throw new Error(`The sitemap or the frame of ${origin} names no page.`);
  return sources;
}
