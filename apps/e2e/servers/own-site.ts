import { findFreePort, seedDatabase, startSite } from '@dopahiya/site-process';
import { openDatabase } from './open-database.ts';

/**
 * Runs a command on a site that runs already, or on the built site with a database of its own, which is gone afterwards.
 * The command is told where its site leaves its mails, if that is known.
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
