import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ServerAddress, startServer } from './http-server.ts';

/** More bytes than the system buffers for a reader. */
const LONG = 32_000_000;

/** Starts a server with a page that responds when the test says so, uploads, an endless stream, and a route that throws. */
async function start({ graceMs = 10_000, ...limits }: Partial<ServerAddress> = {}) {
  const read = Promise.withResolvers<void>();
  const [arrived, ready] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const server = await startServer(
    async (request) => {
      if (request.url.endsWith('/throw')) throw new Error('thrown by the site');
      if (request.url.endsWith('/read'))
        return new Response(`${(await request.text().finally(read.resolve)).length} bytes`);
      if (request.url.endsWith('/long')) return new Response('a'.repeat(LONG));
      if (request.url.endsWith('/stream'))
        return new Response(new ReadableStream({ start: (out) => out.enqueue(Buffer.from('a')) }));
      if (request.url.endsWith('/slow')) {
        arrived.resolve();
        await ready.promise;
      }
      if (request.url.endsWith('/upload')) arrived.resolve();
      const { pathname } = new URL(request.url);
      return new Response(request.method === 'POST' ? `page ${pathname} ${await request.text()}` : `page ${pathname}`);
    },
    { hostname: '127.0.0.1', port: 0, graceMs, ...limits },
  );
  onTestFinished(() => server.stop().catch(() => undefined));
  return { ...server, arrived: arrived.promise, read: read.promise, ready: ready.resolve };
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
    expect([first.headers.connection, await text(first)]).toEqual(['keep-alive', 'page /page']);
    const underway = ask(port, '/slow', keepAlive());
    await arrived;
    const stopped = stop();
    await setTimeout(100);
    ready();
    const answer = await underway;
    expect([answer.headers.connection, await text(answer)]).toEqual(['close', 'page /slow']);
    await stopped;
    await expect(ask(port, '/page', keepAlive())).rejects.toThrow('ECONNREFUSED');
  });

  it('sends the whole of an answer to who reads it slowly', async () => {
    const { port, stop } = await start();
    const answer = await ask(port, '/long', keepAlive());
    const stopped = stop();
    const isClosed = () => ask(port, '/page', keepAlive()).catch(({ code }: NodeJS.ErrnoException) => code);
    await expect.poll(isClosed).toBe('ECONNREFUSED');
    expect((await text(answer)).length).toBe(LONG);
    await stopped;
  });

  it('answers 503 to who still waits when its time is over', async () => {
    const { port, arrived, stop } = await start({ graceMs: 100 });
    const waiting = ask(port, '/slow', keepAlive());
    await arrived;
    const stopped = stop();
    const answer = await waiting;
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers.connection]).toEqual([503, '5', 'close']);
    expect(JSON.parse(await text(answer))).toEqual({ detail: expect.stringContaining('Please try again') });
    await stopped;
  });

  it('takes an upload that is under way to its end', async () => {
    const { port, arrived, stop } = await start();
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write('POST /upload HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 4\r\n\r\nha');
    await arrived;
    const stopped = stop();
    socket.write('lf');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('page /upload half');
    await stopped;
  });

  it('answers 503 to an upload that does not end in time', async () => {
    const { port, arrived, stop } = await start({ graceMs: 100 });
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write('POST /upload HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 4\r\n\r\nha');
    await arrived;
    await stop();
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 /);
  });

  it('cuts off what does not end', async () => {
    const { port, stop } = await start({ graceMs: 100 });
    const answer = await ask(port, '/stream', keepAlive());
    const end = text(answer).catch((error: Error) => error.message);
    await stop();
    expect(await end).toBe('aborted');
  });
});

/** Returns the response sent before the server closed the connection, which a client that keeps sending finds reset. */
async function answerOn(socket: Socket): Promise<string> {
  let answer = '';
  socket.on('data', (part: string) => (answer += part));
  await new Promise((ended) => socket.once('close', ended));
  return answer;
}

/** Sends bytes, possibly incomplete, and returns the server's response once it has closed the connection. */
async function say(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(bytes);
  return text(socket);
}

const requestFor = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: shop.test', 'Connection: close', ...headers, '', ''].join('\r\n');

const unreadable =
  String.raw`//?x ///? //[?x //%?x //a:99999?x // //shop.test/bikes /\?x /\shop.test \ * bikes ?x # http://?x
  http://[::1?x http:///x http://shop.test//x http://shop.test:99999/ ftp://shop.test/ http:bikes javascript:alert(1)`.split(
    /\s+/,
  );

describe('a server', () => {
  it.each(['Host: a b', 'Host: <shop>', 'Host: shop.test/%'])('says what is wrong with "%s"', async (host) => {
    const { port } = await start();
    const answer = await say(port, `GET / HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"detail":"We couldn’t read the request');
  });

  it.each(unreadable)('answers 400 to the target "%s", and goes on', async (target) => {
    const { port } = await start();
    expect(await say(port, requestFor(target))).toMatch(/^HTTP\/1\.1 400 /);
    expect(await say(port, requestFor('/bikes?x'))).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('takes a target that names the server for its path', async () => {
    const asked: (string | undefined)[] = [];
    const { port } = await start({ answerFirst: ({ url }) => asked.push(url) < 0 });
    expect(await say(port, requestFor('http://shop.test/bikes?sort=price'))).toContain('page /bikes');
    expect(asked).toEqual(['/bikes?sort=price']);
  });

  it('answers 400 to two Host headers', async () => {
    const { port } = await start();
    expect(await say(port, requestFor('/', 'host: shop.test'))).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('answers 500 to what throws, says so to the log, and goes on', async () => {
    const thrown: unknown[] = [];
    const { port } = await start({
      answerFirst: ({ url }) => {
        if (url === '/first') throw new Error('thrown first');
        return false;
      },
      onError: (error) => thrown.push((error as Error).message),
    });
    for (const path of ['/first', '/throw']) expect(await say(port, requestFor(path))).toMatch(/^HTTP\/1\.1 500 /);
    expect(thrown).toEqual(['thrown first', 'thrown by the site']);
    expect(await say(port, requestFor('/page'))).toContain('page /page');
  });

  it.each([
    ['a head', 'GET / HTTP/1.1\r\nHost: shop.test\r\n'],
    ['anything', ''],
  ])('closes a connection on which %s is not finished in time', async (_, bytes) => {
    const { port } = await start({ headMs: 100 });
    expect(await say(port, bytes)).toContain('HTTP/1.1 408 Request Timeout');
  });

  it.each([
    ['/read', 'half'],
    ['/read', ''],
  ])('ends a body that comes too slowly to %s, after "%s", with 408', async (path, sent) => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => complaints.mockRestore());
    const { port, read } = await start({ bodyPace: { bytes: 100, withinMs: 100 } });
    const answer = await say(port, `POST ${path} HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 9\r\n\r\n${sent}`);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('was too slow');
    await read;
    await setTimeout(20);
    expect(complaints.mock.calls).toEqual([]);
  });

  it('ends a body that comes a byte at a time, and no other beside it', async () => {
    const { port, arrived, ready } = await start({ bodyPace: { bytes: 100, withinMs: 200 } });
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write('POST /read HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 9999\r\n\r\n');
    // After the socket was read: writing to a connection that was reset would lose the answer.
    const drip = setInterval(() => setImmediate(() => socket.write('a')), 20);
    onTestFinished(() => clearInterval(drip));
    socket.on('error', () => clearInterval(drip));
    const late = say(
      port,
      requestFor('/slow').replace('GET', 'POST').replace('\r\n\r\n', '\r\nContent-Length: 2\r\n\r\nab'),
    );
    await arrived;
    expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 408 /);
    ready();
    expect(await late).toContain('page /slow');
  });

  it('does not keep its process alive for a body whose sender has hung up', async () => {
    const { port, read } = await start();
    const clocks = vi.spyOn(globalThis, 'setInterval');
    onTestFinished(() => clocks.mockRestore());
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST /read HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 9\r\n\r\nhalf', () => socket.destroy());
    await read;
    expect(clocks.mock.results.map(({ value }) => (value as NodeJS.Timeout).hasRef())).toEqual([false]);
  });

  it('reads a body to its end that keeps the pace, however long that takes', async () => {
    const { port } = await start({ bodyPace: { bytes: 100, withinMs: 200 } });
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    const parts = 20;
    socket.write(
      `POST /read HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\nContent-Length: ${parts * 1000}\r\n\r\n`,
    );
    let left = parts;
    const drip = setInterval(() => {
      if (left === 0) return clearInterval(drip);
      left -= 1;
      socket.write('a'.repeat(1000));
    }, 40);
    onTestFinished(() => clearInterval(drip));
    expect(await text(socket)).toContain('20000 bytes');
  });

  it('takes a body that arrived in time while the process was too busy to read it', async () => {
    const { port, arrived, ready } = await start({ bodyPace: { bytes: 100, withinMs: 20 } });
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write('POST /slow HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\nContent-Length: 4\r\n\r\n');
    await arrived;
    socket.write('half');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    ready();
    expect(await text(socket)).toContain('page /slow half');
  });

  it('takes so many connections at once and no more, and the next when one has ended', async () => {
    const { port, arrived, ready } = await start({ connections: 1 });
    const underway = say(port, requestFor('/slow'));
    await arrived;
    expect(await say(port, requestFor('/page')).catch(({ code }: NodeJS.ErrnoException) => code)).toMatch(
      /^(ECONNRESET)?$/,
    );
    ready();
    expect(await underway).toContain('page /slow');
    expect(await say(port, requestFor('/page'))).toContain('page /page');
  });

  it('gives the place of a connection on which nothing is asked to who comes next', async () => {
    const { port } = await start({ connections: 1 });
    await ask(port, '/page', keepAlive()).then(text);
    await expect.poll(() => say(port, requestFor('/page')).catch(() => '')).toContain('page /page');
  });
});
