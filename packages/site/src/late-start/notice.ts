/** Reason why a page does not respond: a render error, or a file that cannot be reached. The boot script handles outdated browsers. */
export type NoticeKind = 'broken' | 'offline';

/** Shows the reason why the page does not respond in the notice at its end; null hides it. */
export function showNotice(kind: NoticeKind | null): void {
  const notice = document.getElementById('page-notice');
  if (!notice) return;
  notice.textContent = kind && (notice.dataset[kind] ?? null);
  notice.hidden = kind === null;
}
