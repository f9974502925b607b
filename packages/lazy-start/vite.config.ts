import { defineLibrary } from '@dopahiya/vite-config';
import { mergeConfig } from 'vite';
import { inlineScript } from './src/vite/inline-script.ts';

export default mergeConfig(defineLibrary(['index.ts', 'server.ts']), { plugins: [inlineScript()] });
