import { showNotice } from '../late-start/notice.ts';

const patience = 10_000;

/**
 * Checks whether a URL responds, so that the browser can go there without showing its own error page. If not,
 * shows a notice until there is a connection again.
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
 * Opens a page as a document, if its scripts cannot be loaded. If the server does not respond, keeps the current
 * page and shows a notice.
 */
export async function openAsDocument(path: string, isStillWanted = () => true): Promise<void> {
  const address = new URL(path, location.href);
  if (!(await isAnswering(address)) || !isStillWanted()) return;
  // After Back, or if already there, the URL is the current one.
  if (address.href === location.href) location.reload();
  else location.assign(address);
}
