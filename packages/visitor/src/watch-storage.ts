/** Calls `run` when one of `runs` is called here, and when another tab changes the storage; returns what ends this. */
export function watchStorage(runs: Set<() => void>, run: () => void): () => void {
  runs.add(run);
  addEventListener('storage', run);
  return () => {
    runs.delete(run);
    removeEventListener('storage', run);
  };
}
