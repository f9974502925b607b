import { isRoot } from './is-root.ts';

/** Flags that keep Chromium quiet, and alive when it runs as root. */
export const chromiumArguments: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
