import type { StructuredData } from '@dopahiya/domain';

/** Properties of schema.org that hold addresses. */
const addresses = new Set(['url', 'item', 'image', 'logo', '@id', 'target', 'urlTemplate', 'mainEntityOfPage']);

/** The text of a JSON-LD block; paths become addresses at the site's origin, and no text in it can end the block. */
export function structuredDataText(things: readonly StructuredData[], origin: string): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  const absolute = (key: string, value: unknown): unknown =>
    addresses.has(key) && typeof value === 'string' && value.startsWith('/') ? origin + value : value;
  return JSON.stringify(graph, absolute).replaceAll('<', '\\u003c');
}
