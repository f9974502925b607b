import { defineBrowserTests, defineNodeTests, reporting } from '@dopahiya/vitest-config';
import { defineConfig, mergeConfig } from 'vitest/config';
import { inlineScript } from './src/vite/inline-script.ts';

const withScripts = { plugins: [inlineScript()] };
const projects = [defineNodeTests(), defineBrowserTests()].map((tests) => mergeConfig(tests, withScripts));

export default defineConfig({ test: { ...reporting, projects } });
