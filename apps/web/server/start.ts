import { join } from 'node:path';

const options = [
  // Node's own limit for young objects takes 100 MB more, and makes no page cheaper.
  '--max-semi-space-size=16',
  // Old objects may be half as much again as those in use before they are collected.
  '--heap-growing-percent=50',
];

const environment = {
  // Each thread would have a heap of the C library of its own, and keep what it freed for itself.
  MALLOC_ARENA_MAX: '2',
  // A page and what it is packed in go back to the system, and leave no holes.
  MALLOC_MMAP_THRESHOLD_: '65536',
  // What strips types takes 17 MB, where a module is not known stripped from the start before.
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'),
};

// V8 and the C library read these before any code of ours: this process becomes one that was started with them.
process.execve?.(
  process.execPath,
  [process.execPath, ...options, ...process.execArgv, join(import.meta.dirname, 'main.ts')],
  { ...environment, ...process.env },
);

// A system that cannot do that takes more memory.
await import('./main.ts');
