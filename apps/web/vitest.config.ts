import { defineBrowserTests, defineNodeTests, reporting } from '@dopahiya/vitest-config';
import { defineConfig } from 'vitest/config';

const projects = [defineNodeTests(['app', 'server']), defineBrowserTests(['app/**/*.test.tsx'])];

export default defineConfig({ test: { ...reporting, projects } });
