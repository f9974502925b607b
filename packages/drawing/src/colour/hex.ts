/** A colour as '#a1b2c3', in lower case. */
export type Hex = `#${string}`;

/** The text as a colour, or null when it is not one of six hexadecimal digits. */
export function toHex(text: string | null | undefined): Hex | null {
  return text && /^#[0-9a-f]{6}$/i.test(text) ? (text.toLowerCase() as Hex) : null;
}
