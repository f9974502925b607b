import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPortProblem } from './find-port-problem.ts';

let server: Server;
let port: number;
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as { port: number }).port;
});
afterEach(() => server.close());

describe('findPortProblem', () => {
  it('names a busy port, why, and another one', async () => {
    expect(await findPortProblem(String(port))).toMatch(
      new RegExp(`^Port ${port} cannot be used: another program is listening there\\. .*PORT=\\d+ npm start$`),
    );
  });

  it('has nothing to say about a free port', async () => {
    server.close();
    await once(server, 'close');
    expect(await findPortProblem(String(port))).toBeNull();
  });

  it.each(['abc', '0', '70000', '3000.5', ''])('refuses %j as a port', async (setting) => {
    expect(await findPortProblem(setting)).toBe(
      `PORT is '${setting}', which is not a port. Choose a whole number from 1 to 65535: PORT=3001 npm start`,
    );
  });
});
