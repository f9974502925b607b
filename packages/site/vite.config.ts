import { defineLibrary, inlineScript } from '@dopahiya/vite-config';
import { mergeConfig } from 'vite';

const entries = ['index.ts', 'browser.tsx', 'document.ts', 'route.ts', 'server.ts'];

export default mergeConfig(defineLibrary(entries), { plugins: [inlineScript()] });
