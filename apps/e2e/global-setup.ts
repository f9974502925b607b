import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, seedDatabase, startSite } from '@dopahiya/site-process';
import { publishAddresses } from './servers/addresses.ts';
import { startFaultServer } from './servers/fault-server.ts';
import { openDatabase } from './servers/open-database.ts';

type Undo = () => void | Promise<void>;

const firstPort = 22_100;

/** Starts the built site three times: on a database of its own, and in front of it, once asleep and once failing on command. */
export default async function setUp(): Promise<Undo> {
  const undone: Undo[] = [];
  const tearDown = async () => {
    for (const undo of undone.toReversed()) await undo();
  };
  try {
    await startServers((undo) => void undone.push(undo));
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}

async function startServers(later: (undo: Undo) => void): Promise<void> {
  const { settings, remove } = await openDatabase();
  later(remove);
  await seedDatabase(settings);
  const seeded = mkdtempSync(join(tmpdir(), 'dopahiya-seeded-'));
  later(() => rmSync(seeded, { recursive: true }));
  cpSync(String(settings['DATA_DIR']), seeded, { recursive: true });
  const site = await startSite({ port: await findFreePort(firstPort), settings });
  later(site.stop);
  const sleepingSite = await startSite({
    port: await findFreePort(firstPort + 3),
    settings: { ...settings, API_ORIGIN: site.origin, PAGE_CACHE: 'off', HYDRATE_IDLE_MS: 'never' },
  });
  later(sleepingSite.stop);
  const faultPort = await findFreePort(firstPort + 1);
  later(await startFaultServer(faultPort, site.origin));
  const faults = `http://127.0.0.1:${faultPort}`;
  const faultySite = await startSite({
    port: await findFreePort(firstPort + 2),
    settings: { ...settings, API_ORIGIN: faults, PAGE_CACHE: 'off' },
  });
  later(faultySite.stop);
  publishAddresses({
    site: site.origin,
    sleepingSite: sleepingSite.origin,
    faultySite: faultySite.origin,
    faults,
    outbox: `${settings['DATA_DIR']}/outbox`,
    seeded,
  });
}
