import { createServer } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createInterface } from 'node:readline/promises';
import { healthSchema } from '@dopahiya/domain/requests';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endOf, startCommand } from './testing/source-command.ts';
import { temporaryDataFolder } from './testing/temporary-data-folder.ts';

describe('the API’s own server', { timeout: 60_000 }, () => {
  it('answers until it is told to stop, and refuses a second server on its data folder', async () => {
    const dataDir = await temporaryDataFolder();
    const server = start(dataDir);
    const address = await addressOf(server);
    const answer = await fetch(address);
    expect(healthSchema.parse(await answer.json())).toEqual({ status: 'ok', database: 'PGlite', bikes: 0 });

    const { code, errors } = await endOf(start(dataDir));
    expect(code).toBe(1);
    expect(errors).toMatch(/^The data folder .* is in use by another process/);

    const end = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await end).toEqual([0, null]);
    await expect(fetch(address)).rejects.toThrow();
  });

  it('logs no error of visitors who hang up in the middle of a body or of an answer', async () => {
    const server = start(await temporaryDataFolder());
    const address = new URL(await addressOf(server));
    const lines: string[] = [];
    createInterface({ input: server.stdout }).on('line', (line) => lines.push(line));
    for (const [path, type] of bodies) await hangUp(address, path, type);
    const socket = connect(Number(address.port), address.hostname);
    await once(socket, 'connect');
    socket.write('GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n', () => socket.destroy());
    await expect.poll(() => lines.filter((line) => line.includes('"POST"')).length).toBe(bodies.length);
    const errors = endOf(server);
    server.kill('SIGTERM');
    expect((await errors).errors).toBe('');
    expect(lines.filter((line) => !line.includes('"level":30'))).toEqual([]);
  });

  it('says what to do about a port that is taken', async () => {
    const port = await takePort();
    const { code, errors } = await endOf(start(await temporaryDataFolder(), port));
    expect(code).toBe(1);
    expect(errors).toMatch(
      new RegExp(`^The server cannot listen on 127\\.0\\.0\\.1:${port} .*set PORT and HOST to another address`),
    );
  });
});

const bodies = [
  ['/api/token/', 'application/json'],
  ['/api/contact/', 'application/json'],
  ['/api/users/', 'application/json'],
] as const;

/** Sends the first bytes of a body, and hangs up. */
async function hangUp({ hostname, port }: URL, path: string, type: string): Promise<void> {
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n{"a`);
  await setTimeout(200);
  socket.destroy();
}

function start(dataDir: string, port = 0) {
  return startCommand(new URL('main.ts', import.meta.url), { DATA_DIR: dataDir, PORT: String(port) });
}

async function addressOf(server: ReturnType<typeof start>): Promise<string> {
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The server ended without naming its address.');
}

async function takePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
