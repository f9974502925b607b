import { defineLibrary, inlineScript } from '@dopahiya/vite-config';
import { mergeConfig } from 'vite';

export default mergeConfig(defineLibrary(['index.ts', 'server.ts']), { plugins: [inlineScript()] });
