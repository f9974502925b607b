import { inlineScript, sourceCondition } from '@dopahiya/vite-config';
import { defineBrowserTests, defineNodeTests, reporting } from '@dopahiya/vitest-config';
import { defineConfig, mergeConfig } from 'vitest/config';

const inNode = ['src/server'];

export default defineConfig({
  test: {
    ...reporting,
    projects: [
      mergeConfig(defineNodeTests(inNode), { plugins: [inlineScript()], test: { name: 'node' } }),
      mergeConfig(defineBrowserTests(), {
        plugins: [inlineScript()],
        resolve: { conditions: [sourceCondition] },
        test: { name: 'browser', exclude: inNode.map((folder) => `${folder}/**`) },
      }),
    ],
  },
});
