import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

interface Icon {
  name: string;
  size: number;
  /** How much of the icon the mark takes; phones cut a maskable icon to a circle of four fifths. */
  share: number;
  background?: string;
}

/** A site as the home screen of a phone has it. */
interface AppIcons {
  /** What the web manifest says beside its icons and colours. */
  manifest: Readonly<Record<string, string>>;
  /** Colour behind the icons that may have no transparent parts, and of the window. */
  background: string;
}

/** Draws the icons of a built site from the `favicon.svg` in its folder, and writes the web manifest that names them. */
export async function writeAppIcons(folder: string, { manifest, background }: AppIcons): Promise<void> {
  const square: Icon[] = [
    { name: 'icon-192.png', size: 192, share: 1 },
    { name: 'icon-512.png', size: 512, share: 1 },
  ];
  const maskable: Icon = { name: 'icon-maskable-512.png', size: 512, share: 0.56, background };
  // Transparent parts turn black on a home screen of iOS.
  const touch: Icon = { name: 'apple-touch-icon.png', size: 180, share: 0.7, background };
  await Promise.all([...square, maskable, touch].map((icon) => draw(folder, icon)));
  const icons = [...square.map((icon) => described(icon, 'any')), described(maskable, 'maskable')];
  const whole = { ...manifest, theme_color: background, background_color: background, icons };
  writeFileSync(join(folder, 'site.webmanifest'), JSON.stringify(whole));
}

async function draw(folder: string, { name, size, share, background = '#00000000' }: Icon): Promise<void> {
  const width = Math.round(size * share);
  // The mark is 40 units wide at 72 dots an inch.
  const drawn = await sharp(readFileSync(join(folder, 'favicon.svg')), { density: (72 * width) / 40 })
    .resize(width, width)
    .png()
    .toBuffer();
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background } });
  await canvas
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toFile(join(folder, name));
}

function described({ name, size }: Icon, purpose: string) {
  return { src: `/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
