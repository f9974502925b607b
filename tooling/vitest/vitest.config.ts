import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { defineBrowserTests, defineNodeTests, reporting } from './src/define-tests.ts';
import { repository, testedTogether } from './src/tested-together.ts';

/*
 * Shared run of the packages that opt in by their `turbo.json`: one browser, one server and one transform cache. Running `vitest` in a
 * package tests only that one.
 */

const folders = [
  join(import.meta.dirname, 'src'),
  ...testedTogether(repository).map((folder) => join(repository, folder, 'src')),
];
const everywhere = { test: { dir: repository } };

export default defineConfig({
  test: {
    ...reporting,
    outputFile: { json: 'test-results/packages.json' },
    projects: [defineNodeTests(folders), defineBrowserTests(folders)].map((tests) => mergeConfig(tests, everywhere)),
  },
});
