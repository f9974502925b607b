import { join } from 'node:path';
import * as api from '@dopahiya/api';
import { openSite } from '@dopahiya/site/server';

await openSite({
  api,
  build: join(import.meta.dirname, 'build'),
  dataFolder: join(import.meta.dirname, '../../.data'),
});
