/** URLs of the fonts of `@dopahiya/ui-kit/fonts`, which only the bundler knows. */
export interface FontAddresses {
  /** `anek-body.woff2`: Latin, 400 to 700; on every page. */
  body: string;
  /** `anek-rupee.woff2`: ₹ for the body font. */
  bodyRupee: string;
  /** `anek-display.woff2`: Latin at 650, slightly condensed; on every page. */
  display: string;
  /** `anek-display-rupee.woff2`: ₹ for the display font. */
  displayRupee: string;
  /** `anek-deva-brand.woff2`: brand phrases in Devanagari, fetched only when shown. */
  devanagari: string;
  /** `anek-deva-names.woff2`: the names of languages in Devanagari, for the link to them in the header. */
  names: string;
  /** `anek-deva-hindi.woff2`: all letters of Hindi at 400; only where the site is in Hindi, in place of `devanagari`. */
  hindi?: string;
}

/** Returns the font faces used on every page. */
export function fontFaces({ body, bodyRupee, display, displayRupee, names, hindi }: FontAddresses): string {
  return [
    face('Anek', '400 700', body),
    face('Anek', '400 700', bodyRupee, `unicode-range: ${rupee};`),
    face('Anek Display', '600 700', display),
    face('Anek Display', '600 700', displayRupee, `unicode-range: ${rupee}; size-adjust: 94%;`),
    // One weight: browsers make the bold letters from it, where the variable font would be 200 kB.
    hindi ? face('Anek Deva', '400', hindi, letters) : face('Own Name', '400', names, letters),
  ].join('\n');
}

/**
 * Returns fallback faces from system fonts, adjusted to the size of the site's fonts to avoid layout shifts, and
 * the Devanagari face, which browsers fetch only when needed.
 */
export function firstFaces({ devanagari, hindi }: FontAddresses): string {
  return [
    ...(hindi ? [devanagariFallback] : [face('Anek Deva', '400 700', devanagari, letters)]),
    ...systemFonts.flatMap(facesOf),
  ].join('\n');
}

const rupee = 'U+20B9';
const letters = 'unicode-range: U+0900-097F, U+200C-200D, U+25CC;';

/** Android's Devanagari font, as wide as Anek's: measured over all Hindi texts of the site. */
const devanagariFallback =
  "@font-face { font-family: 'Anek Deva Fallback'; src: local('Noto Sans Devanagari'), local('Noto Sans Devanagari Regular'), local('Noto Sans Devanagari UI'); size-adjust: 102.3%; }";

function face(family: string, weight: string, address: string, more = ''): string {
  const source = `src: url('${address}') format('woff2')`;
  return `@font-face { font-family: '${family}'; ${source}; font-weight: ${weight}; font-display: swap; ${more} }`;
}

/**
 * System font family, and the width of the site's fonts relative to it, in percent: chosen to change the fewest
 * line breaks when the fonts load.
 */
interface SystemFont {
  /** Suffix of its face names. */
  name: string;
  regular: string[];
  bold: string[];
  width: Record<'normal' | 'medium' | 'bold' | 'display', number>;
}

const systemFonts: readonly SystemFont[] = [
  {
    name: '',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    width: { normal: 93.4, medium: 93, bold: 89.8, display: 75.3 },
  },
  {
    name: ' Roboto',
    regular: ['Roboto', 'Roboto Regular'],
    // Phones may know the family only by its first name.
    bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
    width: { normal: 93.8, medium: 93.8, bold: 95.4, display: 80.1 },
  },
  {
    name: ' Wide',
    regular: ['DejaVu Sans', 'Verdana'],
    bold: ['DejaVu Sans Bold', 'Verdana Bold'],
    width: { normal: 82.1, medium: 83.7, bold: 76.5, display: 63.6 },
  },
];

const facesOf = ({ name, regular, bold, width }: SystemFont): string[] => [
  fallback(`Anek Fallback${name}`, '400', regular, width.normal),
  fallback(`Anek Fallback${name}`, '500', regular, width.medium),
  fallback(`Anek Fallback${name}`, '600 700', bold, width.bold),
  fallback(`Anek Display Fallback${name}`, '600 700', bold, width.display),
];

/** Ascent and descent of the site's fonts, in percent of the font size. */
const [ascent, descent] = [90, 20];

function fallback(family: string, weight: string, fonts: string[], width: number): string {
  const sources = fonts.map((font) => `local('${font}')`).join(', ');
  // Browsers apply these to the adjusted size.
  const heightOf = (percent: number) => `${((percent / width) * 100).toFixed(1)}%`;
  const heights = `ascent-override: ${heightOf(ascent)}; descent-override: ${heightOf(descent)}; line-gap-override: 0%;`;
  return `@font-face { font-family: '${family}'; src: ${sources}; font-weight: ${weight}; size-adjust: ${width}%; ${heights} }`;
}
