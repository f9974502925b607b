import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter } from 'vitest/node';

/** Writes what the report lacks: errors outside tests (`errors.json`), and dead processes (`deaths.json`). */
export function noteErrors(): Reporter {
  let folder = '';
  const write = (file: string, what: string, errors: readonly SerializedError[]) => {
    if (errors.length === 0) return rmSync(join(folder, file), { force: true });
    mkdirSync(folder, { recursive: true });
    const notes = errors.map((error) => `${what}: ${firstLines(error)}`);
    return writeFileSync(join(folder, file), JSON.stringify([...new Set(notes)]));
  };
  return {
    onInit: (vitest) => {
      folder = join(vitest.config.root, 'test-results');
    },
    onTestRunEnd: (_, errors) => {
      write(
        'errors.json',
        'outside of its tests',
        errors.filter((error) => !isDeath(error)),
      );
      write('deaths.json', 'a process died', errors.filter(isDeath));
    },
  };
}

/** Checks whether a worker or browser died; all other errors come from the tested code. */
const isDeath = ({ type }: SerializedError): boolean => type === 'Unhandled Error' || type === 'Browser Error';

/** Returns the first line of an error and of its causes: the file a worker was running when it died. */
function firstLines({ message, cause }: SerializedError): string {
  const lines = [message, cause?.message].map((text) => text?.split('\n')[0]);
  return lines.filter(Boolean).join(' ');
}
