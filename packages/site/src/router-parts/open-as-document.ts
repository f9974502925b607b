import { isAnswering } from './is-answering.ts';

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
