import { inlineScript } from '@dopahiya/vite-config';
import { defineBrowserTests, defineNodeTests, reporting } from '@dopahiya/vitest-config';
import { defineConfig, mergeConfig } from 'vitest/config';

const projects = [
  mergeConfig(defineNodeTests(['app', 'tests']), { plugins: [inlineScript()] }),
  defineBrowserTests(['app']),
];

export default defineConfig({ test: { ...reporting, projects } });
