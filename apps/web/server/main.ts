import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { createSite } from './create-site.ts';
import { readEnv } from './env.ts';
import { openGateway } from './gateway.ts';

// React chooses its build when it is loaded, which happens with the first page.
process.env['NODE_ENV'] ??= 'production';

const env = readEnv(process.env);
const logger = pino({ level: env.LOG_LEVEL });
const gateway = openGateway(env, logger);

const server = serve(
  { fetch: createSite({ env, gateway, logger }).fetch, port: env.PORT, hostname: env.HOST },
  ({ port }) => {
    console.log(`Dopahiya is open on http://localhost:${port}/ (stop it with Ctrl+C).`);
    // After the first visitors: a page kept on disk is out before the database is open.
    setTimeout(() => void gateway.warmUp().catch(giveUp), 400);
  },
);

server.once('error', (error: NodeJS.ErrnoException) => {
  const isBusy = error.code === 'EADDRINUSE';
  giveUp(
    isBusy ? new Error(`Port ${env.PORT} is in use. Stop the other server or set PORT to another number.`) : error,
  );
});

function giveUp(error: unknown): never {
  console.error(`The site stops: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => void gateway.close().finally(() => process.exit(0)));
    // Browsers keep connections open; what is still being answered gets five seconds.
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => process.exit(0), 5000).unref();
  });
}
