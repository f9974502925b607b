import { defineConfig } from 'vitest/config';

// Not from vitest-config, which depends on this package.
export default defineConfig({
  test: { reporters: ['default', 'json'], outputFile: { json: 'test-results/vitest.json' } },
});
