import { findFreePort, seedDatabase, startSite } from '@dopahiya/site-process';
import { publishAddresses } from './servers/addresses.ts';
import { startFaultServer } from './servers/fault-server.ts';
import { openDatabase } from './servers/open-database.ts';
import { preparePeople } from './servers/prepare-people.ts';

type Undo = () => void | Promise<void>;

const firstPort = 22_100;

/** Starts the built site three times: with its own database, without a cache, and with failures on command. */
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
  const people = await preparePeople(settings);
  const site = await startSite({ port: await findFreePort(firstPort), settings });
  later(site.stop);
  const faultPort = await findFreePort(firstPort + 1);
  later(await startFaultServer(faultPort, site.origin));
  const faults = `http://127.0.0.1:${faultPort}`;
  const startBefore = async (port: number, origin: string) => {
    const before = { ...settings, API_ORIGIN: origin, PAGE_CACHE: 'off' };
    const started = await startSite({ port: await findFreePort(port), settings: before });
    later(started.stop);
    return started;
  };
  const [faultySite, uncachedSite] = await Promise.all([
    startBefore(firstPort + 20, faults),
    startBefore(firstPort + 40, site.origin),
  ]);
  publishAddresses({
    site: site.origin,
    uncachedSite: uncachedSite.origin,
    faultySite: faultySite.origin,
    faults,
    outbox: `${settings['DATA_DIR']}/outbox`,
    people,
  });
}
