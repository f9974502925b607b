import * as texts from '#texts/later';
import { showToast } from '../toast/toast-queue.ts';

const reload = { label: texts.reload, onPress: () => location.reload() };

/**
 * Says in passing that a part of the page could not be loaded, and from the second time on offers to load the page again:
 * browsers may never fetch a script again that failed once.
 */
export function showLoadFailure(again: boolean, text: string = texts.notOpened): void {
  showToast(again ? { kind: 'error', text: texts.stillNotLoaded, action: reload } : { kind: 'error', text });
}
