import { firstImages, inlineImages } from '@dopahiya/lazy-start/server';
import type { ServerContext } from '@dopahiya/page/server';
import { LRUCache } from 'lru-cache';

const drawingsPath = '/media/drawings/';

/** An address names what is drawn, so that its picture never changes. */
const drawings = new LRUCache<string, string>({ max: 500 });

/** The page with the drawings of its first screen in it; one that cannot be had in time is requested by the browser. */
export async function withFirstDrawings(html: string, server: ServerContext): Promise<string> {
  const addresses = firstImages(html, drawingsPath);
  const found = await Promise.all(
    addresses.map(async (address) => [address, await drawingAt(address, server)] as const),
  );
  return inlineImages(html, new Map(found.flatMap(([address, svg]) => (svg ? [[address, svg]] : []))));
}

async function drawingAt(address: string, { fetch, origin }: ServerContext): Promise<string | undefined> {
  const known = drawings.get(address);
  if (known) return known;
  const svg = await fetch(new Request(origin + address, { signal: AbortSignal.timeout(timeoutMs) })).then(
    textOf,
    nothing,
  );
  if (svg) drawings.set(address, svg);
  return svg;
}

const timeoutMs = 1000;
const nothing = () => undefined;
const textOf = async (answer: Response) => (answer.ok ? answer.text() : undefined);
