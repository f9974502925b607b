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

/**
 * Has the browser open a page as a document, where the scripts of what it shows do not come. Where nobody answers there, the
 * page that is seen stays and its strip says so.
 */
export async function openAsDocument(path: string, isStillWanted = () => true): Promise<void> {
  const address = new URL(path, location.href);
  if (!(await isAnswering(address)) || !isStillWanted()) return;
  // Who went back, or is there already, has the address.
  if (address.href === location.href) location.reload();
  else location.assign(address);
}
