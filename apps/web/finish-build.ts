import { join } from 'node:path';
import { languageCode } from '@dopahiya/vite-config';
import { precompress, writeAppIcons } from '@dopahiya/vite-config/finish-build';
import { pageColors } from '@dopahiya/ui-kit/page-style';

const client = join(import.meta.dirname, 'build', languageCode, 'client');

precompress(join(client, 'assets'));
await writeAppIcons(client, {
  background: pageColors.light,
  manifest: {
    name: 'Dopahiya',
    short_name: 'Dopahiya',
    description: 'Find, compare and price motorcycles, scooters and electric two-wheelers in India.',
    lang: 'en-IN',
    start_url: '/',
    display: 'minimal-ui',
  },
});
