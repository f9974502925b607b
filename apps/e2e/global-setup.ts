import { findFreePort, startSite } from '@dopahiya/site-process';
import { publishAddresses } from './servers/addresses.ts';
import { startFaultServer } from './servers/fault-server.ts';
import { openDatabase } from './servers/open-database.ts';

const firstPort = 22_100;

/** Starts the built site twice, on its own database and in front of an API that fails on command. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { settings, remove } = await openDatabase();
  const site = await startSite({ port: await findFreePort(firstPort), settings });
  const faultPort = await findFreePort(firstPort + 1);
  const stopFaults = await startFaultServer(faultPort, site.origin);
  const faults = `http://127.0.0.1:${faultPort}`;
  const faultySite = await startSite({
    port: await findFreePort(firstPort + 2),
    settings: { ...settings, API_ORIGIN: faults, PAGE_CACHE: 'off' },
  });
  publishAddresses({ site: site.origin, faultySite: faultySite.origin, faults });
  return async () => {
    await faultySite.stop();
    stopFaults();
    await site.stop();
    await remove();
  };
}
