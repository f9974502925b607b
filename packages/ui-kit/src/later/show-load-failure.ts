import * as texts from '#texts/later';
import { showToast } from '../toast/toast-queue.ts';

const reload = { label: texts.reload, onPress: () => location.reload() };

/**
 * Shows a toast that a part failed to load; from the second time on it offers a reload, because browsers may
 * never refetch a failed script.
 */
export function showLoadFailure(again: boolean, text: string = texts.notOpened): void {
  showToast(again ? { kind: 'error', text: texts.stillNotLoaded, action: reload } : { kind: 'error', text });
}
