import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';

/** Kinds of failures: server error, a page instead of data, a redirect, no response, meaningless data. */
export type Fault = 'error' | 'html' | 'redirect' | 'hang' | 'nonsense';

const answers: Record<Fault, (c: Context) => Response | Promise<Response>> = {
  error: (c) => c.json({ detail: 'The garage is closed.' }, 500),
  html: (c) => c.html('<!DOCTYPE html><title>Garage</title>'),
  redirect: (c) => {
    // Otherwise the browser would cache the failure and never see the route work again.
    c.header('cache-control', 'no-store');
    return c.redirect('/garage', 301);
  },
  hang: ({ req }) => new Promise((_, reject) => req.raw.signal.addEventListener('abort', reject)),
  nonsense: (c) => c.json({ horn: 'beep' }),
};

/** Proxies the API at `apiOrigin`, except for the paths below `api/` that were told to fail; resolves with a function that stops it. */
export async function startFaultServer(port: number, apiOrigin: string): Promise<() => void> {
  const faults = new Map<string, Fault>();
  const app = new Hono()
    .put('/faults/:fault/*', (c) => {
      const { fault } = c.req.param();
      faults.set(c.req.path.slice(`/faults/${fault}`.length), fault as Fault);
      return c.body(null, 204);
    })
    .delete('/faults', (c) => {
      faults.clear();
      return c.body(null, 204);
    })
    .all('*', (c) => {
      const fault = faults.get(c.req.path);
      return fault ? answers[fault](c) : proxy(apiOrigin + c.req.url.slice(new URL(c.req.url).origin.length), c.req);
    });
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  await once(server, 'listening');
  return () => server.close();
}
