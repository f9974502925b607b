import { inlineScript } from '@dopahiya/lazy-start/vite';
import { defineBrowserTests, defineNodeTests, reporting } from '@dopahiya/vitest-config';
import { defineConfig, mergeConfig } from 'vitest/config';

const projects = [
  mergeConfig(defineNodeTests(['app', 'server']), { plugins: [inlineScript()] }),
  defineBrowserTests(['app']),
];

export default defineConfig({ test: { ...reporting, projects } });
