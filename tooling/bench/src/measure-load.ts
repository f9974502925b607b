import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, siteCommand, startServer } from '@dopahiya/site-process';
import { bareServer, pinToCore, load, type LoadFigures } from './wrk.ts';
import { packedBody } from './measure-bytes.ts';
import { visitPages } from './pages.ts';
import { warmUp } from './warm-up.ts';

const path = '/best-bikes';

type Settings = Record<string, string>;

/** Load figures of one page: from the site's cache, rendered on request, and sent by a bare Node server. */
export type LoadComparison = Record<'bare' | 'cached' | 'rendered', LoadFigures>;

/** Load-tests the list of the best bikes in each of the three ways, one after the other on the same core, with warmed-up servers. */
export async function measureLoad(settings: Settings, folder: string): Promise<LoadComparison> {
  const copy = join(folder, 'page.br');
  const cached = await loadServer(siteCommand, settings, async (address) => {
    await visitPages(address.origin);
    writeFileSync(copy, await packedBody(address, 'br'));
  });
  const rendered = await loadServer(siteCommand, { ...settings, PAGE_CACHE: 'off' });
  const bare = await loadServer([...bareServer, copy, 'text/html; charset=utf-8', 'br'], {});
  return { bare, cached, rendered };
}

async function loadServer(
  command: readonly [string, ...string[]],
  settings: Settings,
  prepare?: (address: URL) => Promise<void>,
): Promise<LoadFigures> {
  const server = await startServer({
    command: pinToCore(0, command),
    port: await findFreePort(22_400),
    settings,
    path,
  });
  try {
    const address = new URL(path, server.origin);
    await prepare?.(address);
    await warmUp(address);
    return await load(address.href);
  } finally {
    await server.stop();
  }
}
