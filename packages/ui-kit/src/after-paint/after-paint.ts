/** Runs something once the browser has shown what it shows now, so that it delays no answer to the visitor's input. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
