import * as texts from '#texts/share-row';
import { showToast, type Toast } from '../toast/toast-queue.ts';

/** Shares with the browser's share dialog; returns false if there is none. Cancelling is not a failure. */
export async function shareByBrowser(what: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return isChangeOfMind(error);
  }
}

/** Shares a URL, or copies it if sharing is not supported, and shows the result. */
export async function shareLink({ title, url }: { title: string; url: string }): Promise<void> {
  if (!(await shareByBrowser({ title, url }))) await copyLink(url);
}

/** Copies a URL, and shows the result. */
export const copyLink = (url: string): Promise<void> => copyText(url, { text: texts.linkCopied }, texts.copyingRefused);

/** Copies a text, and shows a toast: success, or what to do instead. */
export async function copyText(text: string, copied: Omit<Toast, 'kind'>, refused: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', ...copied });
  } catch {
    showToast({ kind: 'error', text: refused });
  }
}

const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
