import { showToast } from '@dopahiya/ui-kit';
import * as texts from '#texts/bike-actions';

/** Shares this page, or copies its address where nothing can be shared, and tells what became of it. */
export async function sharePage(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  if (!(await shared({ title, url }))) await copy(url);
}

/** Shares a price as text with this page's address; false where the browser shares nothing. */
export function sharePrice({ title, text }: { title: string; text: string }): Promise<boolean> {
  return shared({ title, text, url: location.origin + location.pathname });
}

async function shared(what: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return isChangeOfMind(error);
  }
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', text: texts.linkCopied });
  } catch {
    showToast({ kind: 'error', text: texts.copyingRefused });
  }
}

const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
