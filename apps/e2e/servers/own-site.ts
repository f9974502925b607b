import { findFreePort, seedDatabase, startSite } from '@dopahiya/site-process';
import { openDatabase } from './open-database.ts';

/**
 * Runs a command on a running site, or on the built site with a temporary database. The command gets the site's outbox folder, if known.
 */
export async function withOwnSite(
  running: string | undefined,
  run: (origin: string, outbox?: string) => Promise<void>,
): Promise<void> {
  const site = running ? { origin: running, stop: () => Promise.resolve() } : await startOwnSite();
  try {
    await run(new URL(site.origin).origin, 'outbox' in site ? site.outbox : undefined);
  } finally {
    await site.stop();
  }
}

async function startOwnSite() {
  const { settings, remove } = await openDatabase();
  try {
    await seedDatabase(settings);
    const { origin, stop } = await startSite({
      port: await findFreePort(22_400),
      settings,
    });
    return { origin, outbox: `${settings['DATA_DIR']}/outbox`, stop: () => stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
