import { tokensCss } from '../theme/tokens-css.ts';

/** Line heights of Hindi: vowel signs stand above and below the letters. Sums of money have Latin digits and keep theirs. */
const lineHeights = { d1: 1.3, d2: 1.3, h2: 1.3, h3: 1.3, h4: 1.3, body: 1.6, small: 1.6, micro: 1.6 };

/** Puts the system's Devanagari font, adjusted to the width of the site's, before the plain one. */
export const withHindiFallback = (css: string): string =>
  css.replaceAll("'Noto Sans Devanagari'", "'Anek Deva Fallback', 'Noto Sans Devanagari'");

/** The text styles of a site in Hindi: those of the tokens with other line heights. */
export const hindiCss = `:where(:root) { ${Object.entries(lineHeights)
  .map(([name, height]) => typeOf(name).replace(/\/[\d.]+ /, `/${height} `))
  .join(' ')} }`;

function typeOf(name: string): string {
  const [declaration] = tokensCss.match(new RegExp(`--type-${name}: [^;]+;`)) ?? [];
  if (!declaration) throw new Error(`The tokens have no type style ${name}.`);
  return declaration;
}
