/** Where the browser finds the fonts of `@dopahiya/ui-kit/fonts`; only the bundler knows. */
export interface FontAddresses {
  /** `anek-body.woff2`: Latin, 400 to 700; on every page. */
  body: string;
  /** `anek-rupee.woff2`: ₹ for the body face. */
  bodyRupee: string;
  /** `anek-display.woff2`: Latin at 650, slightly condensed; on every page. */
  display: string;
  /** `anek-display-rupee.woff2`: ₹ for the display face. */
  displayRupee: string;
  /** `anek-deva-brand.woff2`: the brand's phrases in Devanagari, fetched only when one is shown. */
  devanagari: string;
}

/** The font faces that every page shows. */
export function fontFaces({ body, bodyRupee, display, displayRupee }: FontAddresses): string {
  return [
    face('Anek', '400 700', body),
    face('Anek', '400 700', bodyRupee, `unicode-range: ${rupee};`),
    face('Anek Display', '600 700', display),
    face('Anek Display', '600 700', displayRupee, `unicode-range: ${rupee}; size-adjust: 94%;`),
  ].join('\n');
}

/**
 * Fonts of the visitor's own system, made as wide and high as those of the site, so that nothing moves when these arrive;
 * and one that browsers fetch only where its letters are shown.
 */
export function firstFaces({ devanagari }: FontAddresses): string {
  return [
    face('Anek Deva', '400 700', devanagari, 'unicode-range: U+0900-097F;'),
    fallback('Anek Fallback', ['Arial', 'Liberation Sans', 'Roboto'], '92.4%'),
    fallback('Anek Fallback Wide', ['DejaVu Sans', 'Verdana'], '82.8%'),
    fallback(
      'Anek Display Fallback',
      ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto-Bold'],
      '75.4%',
    ),
    fallback('Anek Display Fallback Wide', ['DejaVu Sans Bold', 'Verdana Bold'], '64.1%'),
  ].join('\n');
}

const rupee = 'U+20B9';

function face(family: string, weight: string, address: string, more = ''): string {
  const source = `src: url('${address}') format('woff2')`;
  return `@font-face { font-family: '${family}'; ${source}; font-weight: ${weight}; font-display: swap; ${more} }`;
}

function fallback(family: string, fonts: string[], width: string): string {
  const sources = fonts.map((font) => `local('${font}')`).join(', ');
  const metrics = `size-adjust: ${width}; ascent-override: 90%; descent-override: 20%;`;
  return `@font-face { font-family: '${family}'; src: ${sources}; ${metrics} }`;
}
