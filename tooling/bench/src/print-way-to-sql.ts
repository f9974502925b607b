import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, seedDatabase, startSite } from '@dopahiya/site-process';
import { type Debugging, openDebugging, type StackTrace } from './debugging.ts';
import { callsOnWay, isOwn, type OwnCall } from './way-to-sql.ts';

/** Where SQL is asked for; what runs it is called by promises, which tell a debugger nothing of who waits for them. */
const begins = [
  [/drizzle-orm@.*\/pg-core\/db\.js$/, ['  select(fields)', '  selectDistinct(fields)', '  execute(query)']],
  [/drizzle-orm@.*\/pg-core\/query-builders\/query\.js$/, ['  findMany(config)', '  findFirst(config)']],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'dopahiya-way-'));
const inspectPort = await findFreePort(22_500);
/** A page that is asked for first, so that all code is there, and one of its kind whose answers nothing keeps yet. */
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

/** Stops where a page first asks the database, and where it asks for what is its own, and prints what of ours was called until then. */
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

/** The next stop of the request that is meant; what runs beside requests asks the database too. */
async function nextWay(debugging: Debugging, isIt: (way: readonly OwnCall[]) => boolean): Promise<readonly OwnCall[]> {
  for (;;) {
    const paused = debugging.once('Debugger.paused');
    await debugging.send('Debugger.resume').catch(() => undefined);
    const way = callsOnWay(await stackOf(debugging, await paused));
    if (way.some(({ file }) => file.endsWith('/request-listener.js')) && isIt(way)) return way;
  }
}

/** The stack of calls, with what each asynchronous part of it was waited for by. */
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
