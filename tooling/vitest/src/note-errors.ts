import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter } from 'vitest/node';

/**
 * Writes beside the report what that says nothing of: what went wrong outside of tests (`errors.json`), and which processes
 * died (`deaths.json`).
 */
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

/** Whether a worker or a browser is gone; all else was thrown by the code that is tested. */
const isDeath = ({ type }: SerializedError): boolean => type === 'Unhandled Error' || type === 'Browser Error';

/** The first line of an error, and of what caused it: which file a worker was in when it died. */
function firstLines({ message, cause }: SerializedError): string {
  const lines = [message, cause?.message].map((text) => text?.split('\n')[0]);
  return lines.filter(Boolean).join(' ');
}
