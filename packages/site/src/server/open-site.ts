import type { Logger } from 'pino';
import type { ApiModule, RunningServer } from './api-module.ts';
import { readEnv } from './env.ts';
import { openGateway } from './gateway.ts';
import type { ServedFile } from './static-files.ts';
import { createSite, type Site } from './site.ts';

/** Shutdown timeout in ms: pages are rendered for ten seconds after a signal, then get 503; the rest is cut off. */
const stopMs = 13_000;

/** Parts that the site's program provides. */
interface SiteProgram {
  api: ApiModule;
  /** Build folder of the site. */
  build: string;
  /** Files that features serve besides pages. */
  files?: readonly ServedFile[];
  /** Paths of pages to render into the cache before the server starts. */
  warmPages?: readonly string[];
  /** Default data folder. */
  dataFolder: string;
}

/** Starts the site in this process with the settings of its environment; logs a failure and exits. */
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

/** Shuts down on signals and uncaught errors, after responding to open requests. */
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
