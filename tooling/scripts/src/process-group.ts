import type { ChildProcess } from 'node:child_process';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Longer than the thirteen seconds in which the site shuts down by itself. */
const patienceMs = 15_000;

/** Child process and its descendants, which end together with this process. */
export interface ProcessGroup {
  child: ChildProcess;
  isStopping: () => boolean;
  /** Stops listening for signals; call it when the child has ended. */
  release: () => void;
}

/** Starts a child that leads a group, forwards the first signal to the group, and kills what remains of it after fifteen seconds. */
export function startGroup(start: () => ChildProcess): ProcessGroup {
  let deadline: NodeJS.Timeout | undefined;
  const stop = () => {
    const { pid } = child;
    if (deadline || pid === undefined) return;
    deadline = setTimeout(() => signalGroup(pid, 'SIGKILL'), patienceMs);
    signalGroup(pid, 'SIGTERM');
  };
  // Before the start: a signal right after it would end this process and leave the child.
  for (const signal of signals) process.on(signal, stop);
  const child = start();
  return {
    child,
    isStopping: () => deadline !== undefined,
    release: () => {
      clearTimeout(deadline);
      for (const signal of signals) process.off(signal, stop);
    },
  };
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has already ended.
  }
}
