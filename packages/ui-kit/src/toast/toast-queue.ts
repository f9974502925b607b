let waiting: readonly Toast[] = [];
const listeners = new Set<() => void>();

/**
 * Shows a toast from anywhere in the browser; the `ToastRegion` shows the same text only once. Show messages
 * about an open dialog inside it, because it hides everything else from screen readers.
 */
export function showToast(toast: Toast): void {
  waiting = [...waiting, toast];
  for (const notify of listeners) notify();
}

/** Returns and removes all toasts that are not shown yet. */
export function takePendingToasts(): readonly Toast[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** Calls `notify` when there are new toasts, immediately if some are waiting; returns the function that unsubscribes. */
export function onWaitingToasts(notify: () => void): () => void {
  listeners.add(notify);
  if (waiting.length > 0) notify();
  return () => listeners.delete(notify);
}

/** Short message that disappears by itself. */
export interface Toast {
  /** Text of one sentence: 'Price details copied to clipboard!'. */
  text: string;
  /** Language tag of text and action, if not that of the page. */
  lang?: string;
  /** Whether it reports success, a failure, or a notice. */
  kind: 'success' | 'error' | 'notice';
  /** Action button; a toast with one stays until it is closed. */
  action?: { label: string; onPress: () => void };
  /** Time in ms before it disappears, restarted after hover or focus. @default 5000 */
  duration?: number;
}
