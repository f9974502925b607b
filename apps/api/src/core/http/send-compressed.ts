import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { type CompressedText, type ContentCoding, contentCodings } from '../compressed-text.ts';

/** Sends a compressed text in the best encoding that the client accepts, with the matching headers. */
export function sendCompressed(c: Context, text: CompressedText, version: string): Response {
  const coding = codingFor(c);
  c.header('vary', 'accept-encoding');
  c.header('etag', `"${version}-${coding}"`);
  if (coding !== 'identity') c.header('content-encoding', coding);
  return c.body(text[coding]);
}

function codingFor(c: Context): ContentCoding {
  const coding = accepts(c, {
    header: 'Accept-Encoding',
    supports: [...contentCodings],
    default: 'identity',
    match: (accepted, { supports }) =>
      supports.find((type) => accepted.some((entry) => entry.type === type && entry.q > 0)) ?? 'identity',
  });
  return contentCodings.find((known) => known === coding) ?? 'identity';
}
