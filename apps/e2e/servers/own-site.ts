import { findFreePort, seedDatabase, startSite } from '@dopahiya/site-process';
import { openDatabase } from './open-database.ts';

/** Runs a command on a site that runs already, or on the built site with a database of its own, which is gone afterwards. */
export async function withOwnSite(running: string | undefined, run: (origin: string) => Promise<void>): Promise<void> {
  const site = running ? { origin: running, stop: () => Promise.resolve() } : await startOwnSite();
  try {
    await run(new URL(site.origin).origin);
  } finally {
    await site.stop();
  }
}

async function startOwnSite(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { settings, remove } = await openDatabase();
  try {
    await seedDatabase(settings);
    const { origin, stop } = await startSite({ port: await findFreePort(22_400), settings });
    return { origin, stop: () => stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
