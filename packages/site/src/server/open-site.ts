import type { Logger } from 'pino';
import type { ApiModule } from './api-module.ts';
import { readEnv } from './env.ts';
import { openGateway } from './gateway.ts';
import type { ServedFile } from './served-file.ts';
import { createSite } from './site.ts';

/** Pages are rendered for ten seconds after a signal, then answered 503: what still runs after this time is cut off. */
const stopMs = 13_000;

/** After the first visitors: a page stored on disk is out before the database is open. */
const warmUpMs = 400;

/** What a program that is the site brings: the API, where the site was built, what features serve beside their pages, and where its data lies unless a setting says so. */
interface SiteProgram {
  api: ApiModule;
  build: string;
  files?: readonly ServedFile[];
  dataFolder: string;
}

/** Opens the site in this process, by the settings of its environment; what keeps it from that is said, and ends the process. */
export async function openSite(program: SiteProgram): Promise<void> {
  // React chooses its build when it is loaded, which happens with the first page.
  process.env['NODE_ENV'] ??= 'production';
  await listen(program).catch(giveUp);
}

async function listen({ api, build, files = [], dataFolder }: SiteProgram): Promise<void> {
  const env = readEnv({ variables: process.env, dataFolder, api });
  const logger = api.openLog(env.LOG_LEVEL);
  const gateway = openGateway({ env, api, logger });
  const site = createSite({ env, api, gateway, build, files, logger });
  const server = await api.startServer(site.fetch, {
    hostname: env.HOST,
    port: env.PORT,
    answerFirst: site.answerFirst,
    onError: (err) => logger.error({ err }, 'a request failed before the site was asked'),
  });
  console.log(`Dopahiya is open on http://localhost:${server.port}/ (stop it with Ctrl+C).`);
  setTimeout(() => void gateway.warmUp().catch(giveUp), warmUpMs);

  endOnSignals(async () => {
    site.drain();
    await server.stop();
    await gateway.close();
  }, logger);
}

/** Ends the site when it is told to, or when something was thrown that nothing caught: who has asked is answered first. */
function endOnSignals(close: () => Promise<void>, logger: Logger): void {
  let isEnding = false;
  const end = (code: number) => {
    setTimeout(() => giveUp('what was under way did not end in time.'), stopMs).unref();
    if (isEnding) return;
    isEnding = true;
    void close().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
  process.on('uncaughtException', (err) => {
    logger.fatal(
      { err },
      'something was thrown that nothing caught: the site ends, and is started again by what runs it',
    );
    end(1);
  });
}

function giveUp(error: unknown): never {
  console.error(`The site stops: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
