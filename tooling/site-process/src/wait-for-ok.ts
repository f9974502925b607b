import { setTimeout as wait } from 'node:timers/promises';

/**
 * Polling interval in ms: short while there is no response, to measure a start precisely; longer for a server that responds with errors.
 */
const pauseMs = { silent: 4, unwell: 250 };

/**
 * Polls an address until it responds with status 200.
 * @throws with the last response if `signal` is aborted first.
 */
export async function waitForOk(address: string, signal: AbortSignal): Promise<void> {
  let last = 'no answer';
  while (!signal.aborted) {
    const status = await fetch(address, { signal }).then(readToEnd, () => null);
    if (status === 200) return;
    if (status !== null) last = `status ${status}`;
    await wait(status === null ? pauseMs.silent : pauseMs.unwell);
  }
  throw new Error(`${address}: ${last}`);
}

async function readToEnd(response: Response): Promise<number> {
  await response.arrayBuffer();
  return response.status;
}
