import { defineLibrary } from '@dopahiya/vite-config';

export default defineLibrary(['browser.ts', 'document.ts', 'server.ts']);
