import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, type ServerProcess, startServer } from '@dopahiya/site-process';
import { bareServer, pinToCore, load, type LoadFigures } from './wrk.ts';

const apiCommand = [process.execPath, 'apps/api/dist/main.js'] as const;
const firstPort = 22_400;
const bike = '/api/bikes/classic-350/';
const requests = (name: string) => join(import.meta.dirname, 'requests', `${name}.lua`);

/** Measured routes: cached ones compared with a bare server that sends the same bytes, and uncached ones. */
const calls: { name: string; path: string; script?: string }[] = [
  { name: 'list, cached', path: '/api/bikes/' },
  { name: 'detail, cached', path: bike },
  { name: 'autocomplete, made', path: '/api/bikes/autocomplete/', script: requests('autocomplete') },
  { name: 'on-road price, made', path: `${bike}on-road-price/`, script: requests('on-road-price') },
];

/** Figures of one route; `bare` are those of a bare Node server sending the same bytes. */
export interface ApiFigures {
  name: string;
  own: LoadFigures;
  bare?: LoadFigures;
}

/** Load-tests each route of the built API on a seeded database, one after the other on the same core. */
export async function measureApi(settings: Record<string, string>, folder: string): Promise<ApiFigures[]> {
  const api = await start(apiCommand, '/api/health/', settings);
  try {
    const figures: ApiFigures[] = [];
    for (const { name, path, script } of calls) {
      const address = new URL(path, api.origin).href;
      const own = await load(address, script);
      figures.push({ name, own, ...(!script && { bare: await loadCopy(address, join(folder, 'answer.json')) }) });
    }
    return figures;
  } finally {
    await api.stop();
  }
}

async function loadCopy(address: string, file: string): Promise<LoadFigures> {
  const answer = await fetch(address);
  writeFileSync(file, new Uint8Array(await answer.arrayBuffer()));
  const bare = await start([...bareServer, file, 'application/json'], '/');
  try {
    return await load(bare.origin);
  } finally {
    await bare.stop();
  }
}

async function start(
  command: readonly [string, ...string[]],
  path: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  return startServer({ command: pinToCore(0, command), port: await findFreePort(firstPort), settings, path });
}
