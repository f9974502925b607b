import * as texts from '#texts/share-row';
import { showToast } from '../toast/toast-queue.ts';

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
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', text: texts.linkCopied });
  } catch {
    showToast({ kind: 'error', text: texts.copyingRefused });
  }
}

const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
