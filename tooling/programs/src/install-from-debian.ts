import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isRoot } from './find-on-path.ts';

/** Timeout in ms for a mirror that does not respond. */
const MAX_MS_LENGTH = 180_000;

/** Installs a Debian package if this process runs as root; prints an error if that fails. */
export function installFromDebian(name: string): void {
  if (!isRoot || !existsSync('/etc/debian_version')) return;
  console.log(`Installing the package ${name} with apt-get.`);
  try {
    aptGet('update', '-qq');
    aptGet('install', '-y', '-qq', '--no-install-recommends', name);
  } catch (error) {
    console.error(`apt-get could not install ${name}: ${(error as Error).message}`);
  }
}

function aptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['-o', 'Acquire::http::Timeout=20', ...args], {
    stdio: 'inherit',
    env,
    timeout: MAX_MS_LENGTH,
  });
}
