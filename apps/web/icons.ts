import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCode } from '@dopahiya/vite-config';
import { pageColors } from '@dopahiya/ui-kit/page-style';
import sharp from 'sharp';

const folder = join(import.meta.dirname, 'build', languageCode, 'client');
const mark = readFileSync(join(folder, 'favicon.svg'));

interface Icon {
  name: string;
  size: number;
  /** How much of the icon the mark takes; phones cut a maskable icon to a circle of four fifths. */
  share: number;
  background?: string;
}

const square: Icon[] = [
  { name: 'icon-192.png', size: 192, share: 1 },
  { name: 'icon-512.png', size: 512, share: 1 },
];
const maskable: Icon = { name: 'icon-maskable-512.png', size: 512, share: 0.56, background: pageColors.light };
// Transparent parts turn black on a home screen of iOS.
const touch: Icon = { name: 'apple-touch-icon.png', size: 180, share: 0.7, background: pageColors.light };

await Promise.all([...square, maskable, touch].map(draw));
writeFileSync(join(folder, 'site.webmanifest'), JSON.stringify(manifest()));

async function draw({ name, size, share, background = '#00000000' }: Icon): Promise<void> {
  const width = Math.round(size * share);
  // The mark is 40 units wide at 72 dots an inch.
  const drawn = await sharp(mark, { density: (72 * width) / 40 })
    .resize(width, width)
    .png()
    .toBuffer();
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background } });
  await canvas
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toFile(join(folder, name));
}

/** What a phone needs to put the site on its home screen. */
function manifest() {
  return {
    name: 'Dopahiya',
    short_name: 'Dopahiya',
    description: 'Find, compare and price motorcycles, scooters and electric two-wheelers in India.',
    lang: 'en-IN',
    start_url: '/',
    display: 'minimal-ui',
    theme_color: pageColors.light,
    background_color: pageColors.light,
    icons: [...square.map((icon) => described(icon, 'any')), described(maskable, 'maskable')],
  };
}

function described({ name, size }: Icon, purpose: string) {
  return { src: `/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
