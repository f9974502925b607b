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
  // What a page is made and packed in is taken from the same memory again: to get it from the system costs a tenth of a page.
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '8388608',
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
