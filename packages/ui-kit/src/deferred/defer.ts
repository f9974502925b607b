/** Defers something until the browser has shown what it shows now, so that it delays no answer to the visitor's input. */
export function defer(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
