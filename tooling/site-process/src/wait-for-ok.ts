import { setTimeout as wait } from 'node:timers/promises';

/** Short while nobody answers, so that a start is measured well; longer for a server that answers and is not well. */
const pauseMs = { silent: 4, unwell: 250 };

/**
 * Asks until the address answers with status 200.
 * @throws with the last answer, when `signal` is aborted before.
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
