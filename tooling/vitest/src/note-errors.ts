import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter } from 'vitest/node';

/** Writes what went wrong outside of tests beside the report, which says nothing of it: a worker that died, for one. */
export function noteErrors(): Reporter {
  let root = '';
  return {
    onInit: (vitest) => {
      root = vitest.config.root;
    },
    onTestRunEnd: (_, errors) => {
      if (errors.length === 0) return;
      const folder = join(root, 'test-results');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'errors.json'), JSON.stringify([...new Set(errors.map(noteOf))]));
    },
  };
}

/** The first line of an error, and of what caused it: which file a worker was in when it died. */
function noteOf({ message, cause }: SerializedError): string {
  const lines = [message, cause?.message].map((text) => text?.split('\n')[0]);
  return `outside of its tests: ${lines.filter(Boolean).join(' ')}`;
}
