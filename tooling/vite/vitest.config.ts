import { defineConfig } from 'vitest/config';

// Not from vitest-config, which needs this package itself.
export default defineConfig({
  test: { reporters: ['default', 'json'], outputFile: { json: 'test-results/vitest.json' } },
});
