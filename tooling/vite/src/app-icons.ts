import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

interface Icon {
  name: string;
  size: number;
  /** Share of the icon that the logo takes; phones crop a maskable icon to a circle of four fifths. */
  share: number;
  background?: string;
}

/** Site on a phone's home screen. */
interface AppIcons {
  /** Fields of the web manifest besides icons and colours. */
  manifest: Readonly<Record<string, string>>;
  /** Background colour of the window, and of icons without transparency. */
  background: string;
}

/** Renders the icons of a built site from the `favicon.svg` in its folder, and writes the web manifest that lists them. */
export async function writeAppIcons(folder: string, { manifest, background }: AppIcons): Promise<void> {
  const square: Icon[] = [
    { name: 'icon-192.png', size: 192, share: 1 },
    { name: 'icon-512.png', size: 512, share: 1 },
  ];
  const maskable: Icon = { name: 'icon-maskable-512.png', size: 512, share: 0.56, background };
  // iOS shows transparent parts in black on the home screen.
  const touch: Icon = { name: 'apple-touch-icon.png', size: 180, share: 0.7, background };
  await Promise.all([...square, maskable, touch].map((icon) => draw(folder, icon)));
  const icons = [...square.map((icon) => described(icon, 'any')), described(maskable, 'maskable')];
  const whole = { ...manifest, theme_color: background, background_color: background, icons };
  writeFileSync(join(folder, 'site.webmanifest'), JSON.stringify(whole));
}

async function draw(folder: string, { name, size, share, background = '#00000000' }: Icon): Promise<void> {
  const width = Math.round(size * share);
  // The logo is 40 units wide at 72 dpi.
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
