import { argon2Sync } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Derivation } from './password-hash.ts';

// Linux has a priority per thread; on other systems this would slow down the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (derivation: Derivation) => {
  const hash = Uint8Array.from(argon2Sync('argon2id', derivation));
  parentPort?.postMessage(hash, [hash.buffer]);
});
