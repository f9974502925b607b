import { setTimeout as wait } from 'node:timers/promises';
import type { PageCache } from '../cache/page-cache.ts';

/** Maximum delay of the server's start by rendering pages, in ms. */
const maxMs = 30_000;

interface WarmingDeps {
  pages: Pick<PageCache<unknown>, 'cached' | 'respond'>;
  onError: (message: string, error?: unknown) => void;
  limitMs?: number;
}

/** Renders pages into the cache, one after the other, in the encoding that browsers use. Reports pages that fail. */
export async function warmPages(
  paths: readonly string[],
  { pages, onError, limitMs = maxMs }: WarmingDeps,
): Promise<void> {
  const late = wait(limitMs, 'late' as const, { ref: false });
  for (const path of paths) {
    const warmed = warmPage(path, pages).catch((error: unknown) =>
      onError(`The page ${path} could not be cached before the server starts.`, error),
    );
    if ((await Promise.race([late, warmed])) !== 'late') continue;
    onError(`Caching the page ${path} before the server starts took too long. Pages left are cached on first request.`);
    return;
  }
}

async function warmPage(path: string, pages: WarmingDeps['pages']): Promise<void> {
  const request = new Request(`http://pages.invalid${path}`, { headers: { 'accept-encoding': 'br' } });
  const { status } = await pages.respond(request);
  const isCached = pages.cached({ method: 'GET', path, acceptEncoding: 'br', ifNoneMatch: undefined }) !== undefined;
  if (!isCached) throw new Error(`It was rendered with status ${status}, and may not be cached.`);
}
