import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** Starts a site of one page with this content; `/broken` responds 500, anything else 404. */
export async function startTinySite(content: string): Promise<{ origin: string; stop: () => void }> {
  const app = new Hono()
    .get('/', (c) => c.html(page(content), 200, { 'content-security-policy': "img-src 'self'" }))
    .get('/sitemap.xml', ({ req, text }) => text(`<loc>${new URL(req.url).origin}/</loc>`))
    .get('/favicon.ico', (c) => c.body(null, 204))
    .get('/broken', (c) => c.text('The garage is closed.', 500));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

const page = (content: string) => `<!DOCTYPE html><html lang="en"><title>Tiny site</title>
<header><a href="/">Home</a></header>${content}<footer><a href="/">Home</a></footer>
<script>performance.mark('hydrated')</script></html>`;
