import { startServer } from '@dopahiya/api';
import { pino } from 'pino';
import { readEnv } from './env.ts';
import { openGateway } from './gateway.ts';
import { createSite } from './site.ts';

/** What still runs after that is cut off. */
const stopMs = 7500;

/** After the first visitors: a page stored on disk is out before the database is open. */
const warmUpMs = 400;

// React chooses its build when it is loaded, which happens with the first page.
process.env['NODE_ENV'] ??= 'production';

try {
  await openSite();
} catch (error) {
  giveUp(error);
}

async function openSite(): Promise<void> {
  const env = readEnv(process.env);
  const logger = pino({ level: env.LOG_LEVEL });
  const gateway = openGateway(env, logger);
  const site = createSite({ env, gateway, logger });
  const server = await startServer(site.fetch, {
    hostname: env.HOST,
    port: env.PORT,
    answerFirst: site.answerFirst,
    onError: (err) => logger.error({ err }, 'a request failed before the site was asked'),
  });
  console.log(`Dopahiya is open on http://localhost:${server.port}/ (stop it with Ctrl+C).`);
  setTimeout(() => void gateway.warmUp().catch(giveUp), warmUpMs);

  let stopping: Promise<void> | undefined;
  const stop = () => {
    site.close();
    return (stopping ??= server.stop().then(() => gateway.close()));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      setTimeout(() => giveUp('what was under way did not end in time.'), stopMs).unref();
      void stop().finally(() => process.exit(0));
    });
  }
}

function giveUp(error: unknown): never {
  console.error(`The site stops: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
