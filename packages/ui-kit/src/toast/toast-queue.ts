let waiting: readonly Toast[] = [];
const listeners = new Set<() => void>();

/**
 * Tells something in passing, from anywhere in the browser; the `ToastRegion` shows it, the same text once.
 * What happens in an open dialog belongs into the dialog, which keeps screen readers from everything else.
 */
export function showToast(toast: Toast): void {
  waiting = [...waiting, toast];
  for (const notify of listeners) notify();
}

/** Gives every toast that nobody has shown yet, once. */
export function takeWaitingToasts(): readonly Toast[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** Calls `notify` when there are toasts to take, at once if some wait already; returns what ends this. */
export function onWaitingToasts(notify: () => void): () => void {
  listeners.add(notify);
  if (waiting.length > 0) notify();
  return () => listeners.delete(notify);
}

/** What is told in passing. */
export interface Toast {
  /** One sentence: 'Price details copied to clipboard!'. */
  text: string;
  /** Whether something worked, failed, or is worth knowing. */
  kind: 'success' | 'error' | 'notice';
  /** What can be done about it; such a toast stays until it is closed. */
  action?: { label: string; onPress: () => void };
  /** How long it stays in ms, not counting while it is hovered or has the focus. @default 5000 */
  duration?: number;
}
