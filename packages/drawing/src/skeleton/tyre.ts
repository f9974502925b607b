/** Dimensions of a tyre in mm: outer `radius`, and `beadRadius` at the rim. */
export interface Tyre {
  beadRadius: number;
  radius: number;
}

const inch = 25.4;
/** Section width in mm by the letter in sizes such as 'MT90B16'. */
const letterWidths: Record<string, number> = { H: 80, T: 130, U: 140, V: 150 };

/** Parses a printed tyre size ('100/90-18', '110/70 R17', '120/70ZR17', '2.75-18', 'MT90B16'); null if it is not a two-wheeler size. */
export function parseTyre(text: string | null | undefined): Tyre | null {
  const tyre = metric(text ?? '') ?? inches(text ?? '') ?? alphabetic(text ?? '');
  return tyre && tyre.radius > 170 && tyre.radius < 400 && tyre.radius - tyre.beadRadius > 20 ? tyre : null;
}

function metric(text: string): Tyre | null {
  const [, width, aspect, rim] = /(\d{2,3})\s*\/\s*(\d{2,3})\D{0,6}?(\d{2})(?!\d)/.exec(text) ?? [];
  return tyreOf(Number(width), Number(aspect), Number(rim));
}

function inches(text: string): Tyre | null {
  const [, width, rim] = /(\d\.\d{1,2})\D{0,4}?(\d{2})(?!\d)/.exec(text) ?? [];
  return tyreOf(Number(width) * inch, 98, Number(rim));
}

function alphabetic(text: string): Tyre | null {
  const [, code, aspect, rim] = /M([HTUV])(\d{2})\D{0,2}?(\d{2})(?!\d)/.exec(text) ?? [];
  return tyreOf(letterWidths[code ?? ''] ?? Number.NaN, Number(aspect), Number(rim));
}

function tyreOf(width: number, aspect: number, rimInches: number): Tyre | null {
  const beadRadius = (rimInches * inch) / 2;
  const radius = Math.round(beadRadius + (width * aspect) / 100);
  return Number.isFinite(radius) ? { beadRadius, radius } : null;
}
