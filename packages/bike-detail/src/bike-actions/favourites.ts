const key = 'favourites';

/** Slugs of the bikes that the visitor keeps in this browser, the latest last; none where it keeps nothing. */
export function readFavourites(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps a bike, or no longer; whether the browser allows it. */
export function toggleFavourite(slug: string): boolean {
  const kept = readFavourites();
  const next = kept.includes(slug) ? kept.filter((other) => other !== slug) : [...kept, slug];
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    return false;
  }
  // Browsers tell the other tabs alone.
  dispatchEvent(new StorageEvent('storage', { key }));
  return true;
}

/** Calls `run` when the favourites may have changed, in this tab or in another, until the function it gives is called. */
export function watchFavourites(run: () => void): () => void {
  addEventListener('storage', run);
  return () => removeEventListener('storage', run);
}
