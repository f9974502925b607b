import { join } from 'node:path';
import { addressIn, siteLanguages } from '@dopahiya/domain/site';
import { languageCode } from '@dopahiya/vite-config';
import { precompress, writeAppIcons } from '@dopahiya/vite-config/finish-build';
import { pageColors } from '@dopahiya/ui-kit/page-style';

const client = join(import.meta.dirname, 'build', languageCode, 'client');
const [english] = siteLanguages;
const language = siteLanguages.find(({ code }) => code === languageCode) ?? english;
const texts = (await import(`./app/texts/${language.code}/manifest.ts`)) as { description: string };

precompress(join(client, 'assets'));
await writeAppIcons(client, {
  background: pageColors.light,
  manifest: {
    name: 'Dopahiya',
    short_name: 'Dopahiya',
    description: texts.description,
    lang: language.tag,
    start_url: addressIn('/', language),
    display: 'minimal-ui',
  },
});
