import { showNotice } from '../late-start/notice.ts';

const patience = 10_000;

/**
 * Whether an address answers, so that the browser may go there and will not put its own page in the place of this one. Where
 * nobody answers the strip says so, until there is a connection again.
 */
export async function isAnswering(address: string | URL): Promise<boolean> {
  const asking = new AbortController();
  const timer = setTimeout(() => asking.abort(), patience);
  const answer = await fetch(address, { method: 'HEAD', signal: asking.signal }).catch(() => null);
  clearTimeout(timer);
  if (answer) return true;
  showNotice('offline');
  addEventListener('online', () => showNotice(null), { once: true });
  return false;
}
