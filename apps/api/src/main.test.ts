import { createServer } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createInterface } from 'node:readline/promises';
import { healthSchema } from '@dopahiya/domain/requests';
import { describe, expect, it, onTestFinished } from 'vitest';
import { someSettings, temporaryDataFolder } from './testing/temporary-data-folder.ts';
import { endOf, startCommand } from './testing/run-commands.ts';

const main = new URL('main.ts', import.meta.url);

describe('the API’s own server', () => {
  it('answers, refuses a second server on its data folder, logs no error of visitors who hang up in the middle of a body or of an answer, and ends when it is told to', async () => {
    const dataDir = await temporaryDataFolder();
    const server = start(dataDir);
    const address = await addressOf(server);
    // A busy machine may take longer for the first answer of a database than the check of its health waits.
    await expect.poll(() => healthOf(address)).toEqual({ status: 'ok', database: 'PGlite', bikes: 0 });
    const lines: string[] = [];
    createInterface({ input: server.stdout }).on('line', (line) => lines.push(line));

    const second = await endOf(start(dataDir));
    expect(second.code).toBe(1);
    expect(second.errors).toMatch(/^The data folder .* is in use by another process/);

    const { hostname, port } = new URL(address);
    for (const [path, type] of bodies) await hangUp(new URL(address), path, type);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write('GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n', () => socket.destroy());
    await expect.poll(() => lines.filter((line) => line.includes('"POST"')).length).toBe(bodies.length);

    const end = endOf(server);
    server.kill('SIGTERM');
    const { code, errors } = await end;
    expect([code, errors]).toEqual([0, '']);
    expect(lines.filter((line) => !line.includes('"level":30'))).toEqual([]);
    await expect(fetch(address)).rejects.toThrow();
  });

  it('says what to do about a port that is taken', async () => {
    const port = await takePort();
    const settings = { ...(await someSettings()), JWT_KEY: 'a'.repeat(43), PORT: String(port) };
    const { code, errors } = await endOf(startCommand(main, settings));
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

const healthOf = async (address: string) => healthSchema.parse(await (await fetch(address)).json());

/** Sends the first bytes of a body once the server is there to read them, and disconnects. */
async function hangUp({ hostname, port }: URL, path: string, type: string): Promise<void> {
  const socket = connect(Number(port), hostname);
  const head = [`POST ${path} HTTP/1.1`, 'host: localhost', `content-type: ${type}`, 'content-length: 1000'];
  socket.write([...head, 'expect: 100-continue', '', ''].join('\r\n'));
  await once(socket, 'data');
  socket.write('{"a', () => socket.destroy());
}

const start = (dataDir: string) => startCommand(main, { DATA_DIR: dataDir, PORT: '0' });

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
