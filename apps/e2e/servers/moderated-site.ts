import { findFreePort, runReviewsCommand, seedDatabase, startSite } from '@dopahiya/site-process';
import { openDatabase } from './open-database.ts';

/** A site on a database of its own, which stops while its reviews are read. */
export interface ModeratedSite {
  origin: string;
  /** Publishes what waits to be read, each review by its mark. @returns the list that was read before. */
  publishWaiting: () => Promise<string>;
  stop: () => Promise<void>;
}

const firstPort = 22_120;

/** Seeds a database and starts the site on it. */
export async function startModeratedSite(): Promise<ModeratedSite> {
  const { settings, remove } = await openDatabase();
  await seedDatabase(settings);
  const port = await findFreePort(firstPort);
  const start = () => startSite({ port, settings });
  let site = await start();
  return {
    origin: site.origin,
    publishWaiting: async () => {
      await site.stop();
      const list = await runReviewsCommand(settings);
      for (const [, id = '', mark = ''] of list.matchAll(/^(\d+) ([0-9a-f]{8}) {2}PENDING/gm))
        await runReviewsCommand(settings, 'publish', id, mark);
      site = await start();
      return list;
    },
    stop: async () => {
      await site.stop();
      await remove();
    },
  };
}
