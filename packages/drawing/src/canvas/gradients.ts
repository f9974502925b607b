import { type Hex, palette } from '../colour/palette.ts';
import type { Tones } from '../colour/tones.ts';

const stop = (offset: string, colour: Hex, opacity = ''): string =>
  `<stop${offset && ` offset="${offset}"`} stop-color="${colour}"${opacity && ` stop-opacity="${opacity}"`}/>`;

/** Contents of each shared gradient by name: chrome, bare metal, dark plastic, tyre rubber, saddle, tinted screen. */
export const gradients = {
  chrome: stop('', '#f7f9fb') + stop('.45', '#b4bcc5') + stop('.55', '#626b75') + stop('1', '#c3cad1'),
  metal: stop('', '#d6dce1') + stop('1', '#7a838d'),
  plastic: stop('', '#565d66') + stop('.35', palette.iron) + stop('1', palette.ink),
  rubber: stop('', palette.iron) + stop('.5', palette.ink) + stop('1', '#111111'),
  saddle: stop('', '#4d545d') + stop('.45', '#30353b') + stop('1', '#1f2327'),
  screen: stop('', '#8fa6b8', '.75') + stop('1', '#2c3944', '.8'),
} as const;

/** The name of a shared gradient. */
export type GradientName = keyof typeof gradients;

/** Returns the contents of a paint's gradient: light above, base, shade below. */
export function paintGradient({ light, base, shade }: Tones): string {
  return stop('', light) + stop('.3', base) + stop('1', shade);
}
