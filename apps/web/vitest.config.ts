import { defineBrowserTests, defineNodeTests, reporting } from '@dopahiya/vitest-config';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { ...reporting, projects: [defineNodeTests(['app', 'tests']), defineBrowserTests(['app'])] },
});
