import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findOnPath, installFromDebian } from '@dopahiya/programs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const run = promisify(execFile);

/** Result of a load test: requests per second, and the median and 99th percentile of the latency. */
export interface LoadFigures {
  perSecond: number;
  p50: string;
  p99: string;
}

const accept = 'Accept-Encoding: gzip, deflate, br, zstd';

/**
 * Keeps 16 connections busy for six seconds, after two to warm up, from the second core; a script generates the requests.
 * @throws on an error response, as the speed would be meaningless.
 */
export async function load(address: string, script?: string): Promise<LoadFigures> {
  const target = script === undefined ? [address] : ['-s', script, address];
  await wrk(['-d2s', ...target]);
  return readWrk(await wrk(['-d6s', '--latency', ...target]));
}

async function wrk(args: string[]): Promise<string> {
  const [program, ...rest] = pinToCore(1, [requireWrk(), '-t1', '-c16', '--timeout', '10s', '-H', accept, ...args]);
  return (await run(program, rest)).stdout;
}

function requireWrk(): string {
  if (!findOnPath(['wrk'])) installFromDebian('wrk');
  const path = findOnPath(['wrk']);
  if (path) return path;
  throw new Error(
    'The load test needs the program wrk. Install it (Debian: apt-get install wrk) and run pnpm bench again.',
  );
}

/** Parses the output of wrk. */
export function readWrk(output: string): LoadFigures {
  const bad = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output);
  if (bad) throw new Error(`The server did not keep up (${bad[0]}), so its speed says nothing.`);
  const figure = (pattern: RegExp) => pattern.exec(output)?.[1] ?? '?';
  return {
    perSecond: Math.round(Number(figure(/Requests\/sec:\s+([\d.]+)/))),
    p50: figure(/^\s+50%\s+(\S+)/m),
    p99: figure(/^\s+99%\s+(\S+)/m),
  };
}

type Command = readonly [program: string, ...args: string[]];

const canPin = availableParallelism() > 1 && findOnPath(['taskset']) !== null;

/** Pins the command to one core if the system supports it: a server and its load must not share one. */
export function pinToCore(core: number, command: Command): Command {
  return canPin ? ['taskset', '-c', String(core), ...command] : command;
}

/** Command of a server that sends one file; append the file, its type and its encoding. */
export const bareServer = [process.execPath, join(import.meta.dirname, 'bare-server.ts')] as const;
