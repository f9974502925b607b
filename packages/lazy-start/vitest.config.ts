import { inlineScript } from '@dopahiya/vite-config';
import { defineBrowserTests, defineNodeTests, reporting } from '@dopahiya/vitest-config';
import { defineConfig, mergeConfig } from 'vitest/config';

const withScripts = { plugins: [inlineScript()] };
const projects = [defineNodeTests(), defineBrowserTests()].map((tests) => mergeConfig(tests, withScripts));

export default defineConfig({ test: { ...reporting, projects } });
