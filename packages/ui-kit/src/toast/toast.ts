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
