/** Fixed colours of rubber, plastic, metal, lamps and skin. */
export const palette = {
  black: '#000000',
  ink: '#1a1d21',
  coal: '#282c32',
  plastic: '#2d3238',
  iron: '#3d434b',
  steel: '#626a74',
  alloy: '#98a1ab',
  silver: '#cdd3d9',
  white: '#ffffff',
  gold: '#c4933b',
  brass: '#ecc778',
  tan: '#7a5137',
  leather: '#6a4a34',
  tailLight: '#d7263d',
  indicator: '#f6a42c',
  glass: '#cfe4f5',
  display: '#8fb6d6',
  skin: '#b07d59',
} as const;

/** A colour as '#a1b2c3', in lower case. */
export type Hex = `#${string}`;

/** Parses a colour; null if the text is not six hexadecimal digits after '#'. */
export function toHex(text: string | null | undefined): Hex | null {
  return text && /^#[0-9a-f]{6}$/i.test(text) ? (text.toLowerCase() as Hex) : null;
}
