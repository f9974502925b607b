import type { Logger } from 'pino';
import type { ApiModule, RunningServer } from './api-module.ts';
import { readEnv } from './env.ts';
import { openGateway } from './gateway.ts';
import type { ServedFile } from './static-files.ts';
import { createSite, type Site } from './site.ts';

/** Pages are rendered for ten seconds after a signal, then answered 503: what still runs after this time is cut off. */
const stopMs = 13_000;

/** What a program that is the site brings. */
interface SiteProgram {
  api: ApiModule;
  /** The folder that the site was built into. */
  build: string;
  /** What features serve beside their pages. */
  files?: readonly ServedFile[];
  /** Paths of the pages that are rendered into the cache before the server starts. */
  warmPages?: readonly string[];
  /** Where its data is, unless a setting says so. */
  dataFolder: string;
}

/** Opens the site in this process, by the settings of its environment; what keeps it from that is said, and ends the process. */
export async function openSite(program: SiteProgram): Promise<void> {
  // React chooses its build when it is loaded, which happens with the first page.
  process.env['NODE_ENV'] ??= 'production';
  await listen(program).catch(giveUp);
}

async function listen({ api, build, files = [], warmPages = [], dataFolder }: SiteProgram): Promise<void> {
  const env = readEnv({ variables: process.env, dataFolder, api });
  const logger = api.openLog(env.LOG_LEVEL);
  const gateway = openGateway({ env, api, logger });
  let site: Site | undefined;
  let server: RunningServer | undefined;
  endOnSignals(async () => {
    site?.drain();
    await server?.stop();
    await gateway.close();
  }, logger);

  [site] = await Promise.all([createSite({ env, api, gateway, build, files, logger }), gateway.open()]);
  await site.warmUp(warmPages);
  server = await api.startServer(site.fetch, {
    hostname: env.HOST,
    port: env.PORT,
    answerFirst: site.answerFirst,
    onError: (err) => logger.error({ err }, 'a request failed before the site was asked'),
  });
  console.log(`Dopahiya is open on http://localhost:${server.port}/ (stop it with Ctrl+C).`);
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
