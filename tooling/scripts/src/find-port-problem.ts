import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns why the site cannot listen on the port in `setting`, and what to do; null if it can. */
export async function findPortProblem(setting: string): Promise<string | null> {
  const port = Number(setting);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    return `PORT is '${setting}', which is not a port. Choose a whole number from 1 to 65535: PORT=3001 npm start`;
  }
  const refusal = await refusalOf(port);
  return (
    refusal && `Port ${port} cannot be used: ${refusal}, or choose another port: PORT=${otherThan(port)} npm start`
  );
}

async function refusalOf(port: number): Promise<string | null> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return null;
  } catch (error) {
    return reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? `the system answered ${String(error)}. Free it`;
  }
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'another program is listening there. Stop that program',
  EACCES: 'this account may not listen there. Use an account that may',
};

const otherThan = (port: number): number => (port >= 1024 && port < 65_535 ? port + 1 : 3001);
