import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { describe, expect, it } from 'vitest';
import { reviewedVersions } from './reviewed-versions.ts';

const installed = (name: string): string => {
  const manifest = findPackageJSON(name, import.meta.url) ?? '';
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
};

describe('the libraries whose private parts are reached into', () => {
  it.each(Object.entries(reviewedVersions))(
    '%s is installed in a version that somebody has reviewed',
    (name, versions) => {
      expect(versions, `read what reviewed-versions.ts says of ${name}, or serve with SITE_MODE=plain`).toContain(
        installed(name),
      );
    },
  );
});
