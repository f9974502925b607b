import { loadNumberReader } from '@dopahiya/domain/typed';
import { DeferredOwn } from '@dopahiya/ui-kit';
import * as texts from '#texts/own-listings';

/** Without the reader a seller writes prices plainly. */
const load = async () => {
  const [{ OwnListings }] = await Promise.all([
    import('./own-listings.tsx'),
    loadNumberReader().catch(() => undefined),
  ]);
  return OwnListings;
};

/** What the visitor sells. */
export const DeferredOwnListings = () => <DeferredOwn load={load} given={{}} minHeight="144px" texts={texts} />;
