import { defineLibrary } from '@dopahiya/vite-config';

export default defineLibrary(['index.ts', 'browser.ts', 'document.ts', 'route.ts', 'server.ts']);
