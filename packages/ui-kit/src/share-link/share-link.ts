import * as texts from '#texts/share-row';
import { showToast, type Toast } from '../toast/toast-queue.ts';

/** Shares something by the browser's own means; false where the browser shares nothing. A change of mind is no failure. */
export async function shareByBrowser(what: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return isChangeOfMind(error);
  }
}

/** Shares an address, or copies it where nothing can be shared, and tells what became of it. */
export async function shareLink({ title, url }: { title: string; url: string }): Promise<void> {
  if (!(await shareByBrowser({ title, url }))) await copyLink(url);
}

/** Copies an address, and tells what became of it. */
export const copyLink = (url: string): Promise<void> => copyText(url, { text: texts.linkCopied }, texts.copyingRefused);

/** Copies a text, and says in passing that it has, or what to do instead. */
export async function copyText(text: string, copied: Omit<Toast, 'kind'>, refused: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', ...copied });
  } catch {
    showToast({ kind: 'error', text: refused });
  }
}

const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
