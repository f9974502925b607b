/** What keeps a page from answering: something in it broke, or a file cannot be reached. What is too old the boot script says. */
export type NoticeKind = 'broken' | 'offline';

/** Says in the strip that the server put at the end of the page what keeps it from answering; null takes it away. */
export function showNotice(kind: NoticeKind | null): void {
  const notice = document.getElementById('page-notice');
  if (!notice) return;
  notice.textContent = kind && (notice.dataset[kind] ?? null);
  notice.hidden = kind === null;
}
