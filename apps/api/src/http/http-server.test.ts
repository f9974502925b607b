import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from './http-server.ts';

/** A server of a page that is ready when the test says so, and of a stream without an end. */
async function start(graceMs = 10_000) {
  const [arrived, ready] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const server = await startServer(
    async (request) => {
      if (request.url.endsWith('/stream'))
        return new Response(new ReadableStream({ start: (out) => out.enqueue(Buffer.from('a')) }));
      if (request.url.endsWith('/slow')) {
        arrived.resolve();
        await ready.promise;
      }
      return new Response('page');
    },
    { hostname: '127.0.0.1', port: 0, graceMs },
  );
  onTestFinished(() => server.stop().catch(() => undefined));
  return { ...server, arrived: arrived.promise, ready: ready.resolve };
}

function keepAlive(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return agent;
}

async function ask(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
  return answer;
}

describe('a server that stops', () => {
  it('finishes what is under way, ends its connection, and waits for no other', async () => {
    const { port, arrived, ready, stop } = await start();
    const idle = keepAlive();
    const first = await ask(port, '/page', idle);
    expect([first.headers.connection, await text(first)]).toEqual(['keep-alive', 'page']);
    const underway = ask(port, '/slow', keepAlive());
    await arrived;
    const stopped = stop();
    ready();
    const answer = await underway;
    expect([answer.headers.connection, await text(answer)]).toEqual(['close', 'page']);
    await stopped;
    await expect(ask(port, '/page', keepAlive())).rejects.toThrow('ECONNREFUSED');
  });

  it('cuts off what does not end', async () => {
    const { port, stop } = await start(100);
    const answer = await ask(port, '/stream', keepAlive());
    const end = text(answer).catch((error: Error) => error.message);
    await stop();
    expect(await end).toBe('aborted');
  });
});

describe('a server', () => {
  it.each(['Host: a b', 'Host: <shop>', 'Host: shop.test/%'])('says what is wrong with "%s"', async (host) => {
    const { port } = await start();
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(`GET / HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"detail":"The request cannot be read');
  });
});
