import { createServer, type RequestListener } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as api from '@dopahiya/api';
import { openGateway, readEnv } from '@dopahiya/site/server';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';

const logger = pino({ level: 'silent' });

const gatewayBy = (variables: NodeJS.ProcessEnv) =>
  openGateway({ env: readEnv({ variables, dataFolder: '.data', api }), api, logger });

async function gatewayTo(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return gatewayBy({ API_ORIGIN: `http://127.0.0.1:${port}` });
}

describe('a gateway to the API in this process', () => {
  it('takes the folder of the database at once, says so when another process has it, and gives it back', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'dopahiya-gateway-'));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
    const open = () => gatewayBy({ DATA_DIR });
    const gateway = open();
    expect(open).toThrow(`The data folder ${DATA_DIR} is in use by another process`);
    await gateway.close();
    await open().close();
  });
});

describe('a gateway to another server', () => {
  it('forwards address and body, but no cookie', async () => {
    const gateway = await gatewayTo((request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => {
        response.end(`${request.method} ${request.url} ${body} ${request.headers.cookie ?? 'no cookie'}`);
      });
    });
    const response = await gateway.fetch(
      new Request('http://site.test/api/reviews/?bike=3', { method: 'POST', body: 'text', headers: { cookie: 'a=1' } }),
    );
    expect(await response.text()).toBe('POST /api/reviews/?bike=3 text no cookie');
  });

  it('forwards cookies with the calls that they are for', async () => {
    const gateway = await gatewayTo((request, response) => response.end(request.headers.cookie ?? 'no cookie'));
    const ask = async (path: string) =>
      (await gateway.fetch(new Request(`http://site.test/api/${path}`, { headers: { cookie: 'a=1' } }))).text();
    const paths = ['token/', 'users/reset-password/', 'bikes/', 'users-of-others/'];
    expect(await Promise.all(paths.map(ask))).toEqual(['a=1', 'a=1', 'no cookie', 'no cookie']);
  });

  it('keeps to itself what belongs to one connection', async () => {
    const gateway = await gatewayTo((request, response) => {
      response.end([request.headers.upgrade, request.headers.te].map(String).join(' '));
    });
    const headers = { upgrade: 'h2c', te: 'trailers', expect: '100-continue', connection: 'upgrade' };
    const response = await gateway.fetch(new Request('http://site.test/api/bikes/', { headers }));
    expect(await response.text()).toBe('undefined undefined');
  });

  it('passes status and headers back', async () => {
    const gateway = await gatewayTo((_request, response) => {
      response.writeHead(304, { etag: '"x"' }).end();
    });
    const response = await gateway.fetch(new Request('http://site.test/api/bikes/'));
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe('"x"');
  });

  it('does not follow a redirect: the client says that it met one', async () => {
    const gateway = await gatewayTo((_request, response) => {
      response.writeHead(301, { location: 'http://elsewhere.test/' }).end();
    });
    expect((await gateway.fetch(new Request('http://site.test/api/bikes/'))).status).toBe(301);
  });

  it('says so when the other server is gone', async () => {
    const gateway = await gatewayTo((_request, response) => response.destroy());
    const response = await gateway.fetch(new Request('http://site.test/api/bikes/'));
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      detail: 'The server behind this site does not answer. Please try again in a moment.',
    });
  });
});
