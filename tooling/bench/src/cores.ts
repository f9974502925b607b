import { availableParallelism } from 'node:os';
import { findOnPath } from '@dopahiya/programs';

type Command = readonly [program: string, ...args: string[]];

const canPin = availableParallelism() > 1 && findOnPath(['taskset']) !== null;

/** Pins the command to one core if the system supports it: a server and its load must not share one. */
export function pinToCore(core: number, command: Command): Command {
  return canPin ? ['taskset', '-c', String(core), ...command] : command;
}
