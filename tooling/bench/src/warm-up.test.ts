import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { warmUp } from './warm-up.ts';

const status = vi.fn(() => 200);
const server = createServer((_request, response) => response.writeHead(status()).end());
const address = () => new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/best-bikes`);

beforeEach(async () => {
  status.mockReset().mockReturnValue(200);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

it('asks as often as it is told to, and no more', async () => {
  await warmUp(address(), 50);
  expect(status).toHaveBeenCalledTimes(50);
});

it('refuses to warm up a server that fails', async () => {
  status.mockReturnValueOnce(503);
  await expect(warmUp(address(), 50)).rejects.toThrow('answers 503');
});
