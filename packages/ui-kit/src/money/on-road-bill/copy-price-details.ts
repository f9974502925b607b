import * as texts from '#texts/on-road-bill';
import { showToast } from '../../toast/toast-queue.ts';

/** Copies a price in plain text and says in a toast of three seconds that it has, or what to do instead. */
export async function copyPriceDetails(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: texts.priceCopied, duration: 3000 });
  } catch {
    showToast({ kind: 'error', text: texts.copyingRefused });
  }
}
