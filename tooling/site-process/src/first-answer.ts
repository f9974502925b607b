import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 4;

/**
 * Asks until the address answers with status 200.
 * @throws with the last answer, when `signal` is aborted before.
 */
export async function firstAnswer(address: string, signal: AbortSignal): Promise<void> {
  let last = 'no answer';
  while (!signal.aborted) {
    const status = await fetch(address, { signal }).then(readToEnd, () => null);
    if (status === 200) return;
    if (status !== null) last = `status ${status}`;
    await wait(pauseMs);
  }
  throw new Error(`${address}: ${last}`);
}

async function readToEnd(response: Response): Promise<number> {
  await response.arrayBuffer();
  return response.status;
}
