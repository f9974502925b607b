import { join } from 'node:path';
import * as api from '@dopahiya/api';
import { newsFeed } from '@dopahiya/news/server';
import { openSite } from '@dopahiya/site/server';
import { warmPages } from './warm-pages.ts';

await openSite({
  api,
  build: join(import.meta.dirname, 'build'),
  files: [newsFeed],
  warmPages,
  dataFolder: join(import.meta.dirname, '../../.data'),
});
