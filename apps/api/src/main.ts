import { once } from 'node:events';
import { readApiEnv, readServerEnv } from './core/settings/env.ts';
import type { Caller } from './core/http/api-env.ts';
import { startServer } from './core/http/http-server.ts';
import { openLog } from './core/log/open-log.ts';
import { openApi } from './open-api.ts';
import { runCommand } from './core/command/run-command.ts';

await runCommand(async () => {
  const { hostname, port, logLevel } = readServerEnv();
  const api = await openApi({ ...readApiEnv(), logger: openLog(logLevel) });
  try {
    const answer = (request: Request, caller: Caller) => api.cached(request) ?? api.fetch(request, caller);
    const server = await startServer(answer, { hostname, port });
    console.log(`The API answers on http://${hostname}:${server.port}/api/health/`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await server.stop();
  } finally {
    await api.close();
  }
});
