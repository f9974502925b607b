/**
 * Calls `run` when one of `runs` is called here, when another tab changes the storage, and when the page is shown again as the
 * visitor left it, for which other pages may have changed it; returns what ends this.
 */
export function watchStorage(runs: Set<() => void>, run: () => void): () => void {
  const showAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) run();
  };
  runs.add(run);
  addEventListener('storage', run);
  addEventListener('pageshow', showAgain);
  return () => {
    runs.delete(run);
    removeEventListener('storage', run);
    removeEventListener('pageshow', showAgain);
  };
}
