import { showToast } from '@dopahiya/ui-kit';

/** Says in passing that a part of the page could not be loaded; for `Lazy`. */
export function showNotOpened(): void {
  showToast({ kind: 'error', text: 'This could not be opened. Check your connection and try again.' });
}
