import { once } from 'node:events';
import { readApiEnv, readServerEnv } from './env.ts';
import type { Caller } from './http/api-env.ts';
import { startServer } from './http/http-server.ts';
import { openLog } from './log/open-log.ts';
import { openApi } from './open-api.ts';
import { runCommand } from './run-command.ts';

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
