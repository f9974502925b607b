import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** Starts a site of one page with this content, in English and in Hindi; `/broken` responds 500, anything else 404. */
export async function startTinySite(content: string): Promise<{ origin: string; stop: () => void }> {
  const app = new Hono()
    .on('GET', ['/', '/hi'], (c) =>
      c.html(page(content, new URL(c.req.url)), 200, { 'content-security-policy': "img-src 'self'" }),
    )
    .get('/sitemap.xml', ({ req, text }) => {
      const { origin } = new URL(req.url);
      return text(`<loc>${origin}/</loc><loc>${origin}/hi</loc>`);
    })
    .get('/favicon.ico', (c) => c.body(null, 204))
    .get('/broken', (c) => c.text('The garage is closed.', 500));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

const page = (content: string, { origin, pathname }: URL) => `<!DOCTYPE html>
<html lang="${pathname === '/' ? 'en-IN' : 'hi-IN'}"><title>Tiny site</title>
<link rel="alternate" hreflang="en-IN" href="${origin}/"><link rel="alternate" hreflang="hi-IN" href="${origin}/hi">
<header><a href="${pathname}">Home</a></header>${content}<footer><a href="${pathname}">Home</a></footer>
<script>performance.mark('hydrated')</script></html>`;
