import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, seedDatabase, startSite } from '@dopahiya/site-process';
import { type Debugging, openDebugging, type StackTrace } from './debugging.ts';
import { callsOnWay, isOwn, type OwnCall } from './way-to-sql.ts';

/** Functions that request SQL; those that run it are called through promises, which hide their callers from a debugger. */
const begins = [
  [/drizzle-orm@.*\/pg-core\/db\.js$/, ['  select(fields)', '  selectDistinct(fields)', '  execute(query)']],
  [/drizzle-orm@.*\/pg-core\/query-builders\/query\.js$/, ['  findMany(config)', '  findFirst(config)']],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'dopahiya-way-'));
const inspectPort = await findFreePort(22_500);
/** Pairs of a page requested first, so that all code is loaded, and one of the same kind with uncached responses. */
const pairs = [
  ['/bikes', '/bikes?page=2'],
  ['/honda/cb350', '/royal-enfield/classic-350'],
] as const;

try {
  await seedDatabase({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  const settings = {
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}`,
  };
  const site = await startSite({ port: await findFreePort(22_600), settings });
  try {
    for (const [before, path] of pairs) await printWays(site.origin, before, path);
  } finally {
    await site.stop();
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** Stops where a page first queries the database, and where it queries its own data, and prints our calls up to there. */
async function printWays(origin: string, before: string, path: string): Promise<void> {
  const read = async (address: string) => void (await (await fetch(origin + address)).text());
  await read(before);
  const debugging = await openDebugging(inspectPort);
  for (const [script, functions] of begins) for (const begin of functions) await debugging.stopIn(script, begin);
  await debugging.send('Debugger.setAsyncCallStackDepth', { maxDepth: 200 });
  await debugging.send('Profiler.enable');
  await debugging.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await debugging.send('Profiler.takePreciseCoverage');
  const answered = read(path);
  const called = new Set<string>();
  const printNext = async (what: string, isIt: (way: readonly OwnCall[]) => boolean) => {
    const way = await nextWay(debugging, isIt);
    const { result } = await debugging.send('Profiler.takePreciseCoverage');
    for (const { url, functions } of result.filter((script) => isOwn(script.url)))
      for (const { functionName, ranges } of functions)
        if (functionName) called.add(`${url} ${ranges[0]?.startOffset}`);
    console.log(`\n${path}, ${what}: ${way.length} own functions on the way, ${called.size} called until then`);
    console.log(way.map(({ name, file }) => `  ${name}  ${file}`).join('\n'));
  };
  await printNext('first SQL', () => true);
  await printNext('first SQL of its own', (way) => !way.some(({ file }) => file.endsWith('/catalogue-edition.js')));
  await debugging.close();
  await answered;
}

/** Waits for the next stop of the right request; background jobs query the database too. */
async function nextWay(debugging: Debugging, isIt: (way: readonly OwnCall[]) => boolean): Promise<readonly OwnCall[]> {
  for (;;) {
    const paused = debugging.once('Debugger.paused');
    await debugging.send('Debugger.resume').catch(() => undefined);
    const way = callsOnWay(await stackOf(debugging, await paused));
    if (way.some(({ file }) => file.endsWith('/request-listener.js')) && isIt(way)) return way;
  }
}

/** Returns the call stack, including the callers that awaited its asynchronous parts. */
async function stackOf(
  debugging: Debugging,
  { callFrames, asyncStackTrace }: StackTrace,
): Promise<StackTrace['callFrames']> {
  const frames = [...callFrames];
  let above = asyncStackTrace;
  while (above) {
    frames.push(...above.callFrames);
    above = above.parent ?? (await farAbove(debugging, above.parentId));
  }
  return frames;
}

async function farAbove(debugging: Debugging, stackTraceId: unknown): Promise<StackTrace['asyncStackTrace']> {
  if (!stackTraceId) return undefined;
  return (await debugging.send('Debugger.getStackTrace', { stackTraceId })).stackTrace;
}
