import type tokensJson from '../src/theme/tokens.json';

type Tokens = typeof tokensJson;
type Group = Record<string, { $value: unknown }>;
type Entry = readonly [name: string, value: string];

/** Generated files with the tokens for browsers and for components. */
export interface TokenFiles {
  /** `tokens-css.ts`: custom properties of every theme. */
  css: string;
  /** `theme.ts`: constant with their names. */
  theme: string;
}

/** Generates the design tokens as CSS custom properties, and the constant with their names. */
export function tokenFiles(tokens: Tokens): TokenFiles {
  const resolve = resolverOf(tokens);
  const entries = (group: Group): Entry[] => Object.entries(group).map(([name, { $value }]) => [name, resolve($value)]);
  return { css: cssFile(tokens, entries), theme: themeFile(tokens, entries) };
}

type Entries = (group: Group) => Entry[];

function resolverOf(tokens: Tokens): (value: unknown) => string {
  const at = (path: string): unknown =>
    path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], tokens);
  const resolve = (value: unknown): string =>
    String(value).replaceAll(/\{([^}]+)\}/g, (_, path: string) => resolve((at(path) as { $value: unknown }).$value));
  return resolve;
}

function cssFile(tokens: Tokens, entries: Entries): string {
  const { color, effect, motion } = tokens;
  const light = block([...entries(color.light), ...entries(effect.light)]);
  const dark = block([...entries(color.dark), ...entries(effect.dark)]);
  const still = Object.entries(motion).filter(([, { $type }]) => $type === 'duration');
  return file(
    'The custom properties of the light and the dark theme; `data-theme` on any element forces one for what is in it; paper is light.',
    `export const tokensCss = \`
:where(:root) {
color-scheme: light dark;
${block(fixedEntries(tokens, entries))}
}
${gutters(tokens)}
:where(:root, [data-theme='light']) {
${light}
}
@media screen and (prefers-color-scheme: dark) {
:where(:root:not([data-theme='light'])) {
${dark}
}
}
:where([data-theme='light']) {
color-scheme: light;
}
@media screen {
:where([data-theme='dark']) {
color-scheme: dark;
${dark}
}
}
@media (prefers-contrast: more) {
:where(:root, [data-theme]) {
--line-hair: var(--line-control);
--text-subtle: var(--text-muted);
}
}
@media (prefers-reduced-motion: reduce) {
:where(:root) {
${block(still.map(([name]) => [`t-${name}`, '0ms']))}
}
}
\`;
`,
  );
}

function fixedEntries({ font, typography, space, radius, shadow, motion, zIndex }: Tokens, entries: Entries): Entry[] {
  return [
    ...prefixed('font', entries(font.family)),
    ...Object.entries(typography).map(([name, { $value }]): Entry => [`type-${name}`, fontShorthand($value, font)]),
    ...prefixed('space', entries(space)),
    ...prefixed('radius', entries(radius)),
    ...prefixed('shadow', entries(shadow)),
    ...prefixed('t', entries(motion)),
    ...prefixed('z', entries(zIndex)),
  ];
}

function gutters({ breakpoint, layout }: Tokens): string {
  const from = (width: string, gutter: string): string =>
    `@media (min-width: ${width}) { :where(:root) { --gutter: ${gutter}; } }`;
  return [
    `:where(:root) { --gutter: ${layout['gutter-s'].$value}; }`,
    from(breakpoint.m.$value, layout['gutter-m'].$value),
    from(breakpoint.nav.$value, layout['gutter-l'].$value),
  ].join('\n');
}

type Typography = Tokens['typography']['body']['$value'];

function fontShorthand({ fontWeight, fontSize, lineHeight, fontFamily }: Typography, font: Tokens['font']): string {
  const weight = fontWeight === '{font.weight.display}' ? font.weight.display : font.weight.regular;
  const family = fontFamily === '{font.family.display}' ? 'display' : 'body';
  return `${weight.$value} ${fontSize}/${lineHeight} var(--font-${family})`;
}

function themeFile(tokens: Tokens, entries: Entries): string {
  const { breakpoint, layout, scale } = tokens;
  const variables = (prefix: string, group: object): Entry[] =>
    Object.keys(group).map((name) => [name, `var(--${prefix}${name})`]);
  const groups: [string, string, Entry[]][] = [
    ['color', 'Colours of the theme in force.', variables('', tokens.color.dark)],
    ['effect', 'What else differs between the themes.', variables('', tokens.effect.light)],
    ['font', 'Font families.', variables('font-', tokens.font.family)],
    ['weight', 'Font weights.', entries(tokens.font.weight)],
    ['type', 'Text styles, as values of the `font` shorthand.', variables('type-', tokens.typography)],
    ['space', 'Distances; the key times 4 is the length in px.', variables('space-', tokens.space)],
    ['radius', 'Corner radii.', variables('radius-', tokens.radius)],
    ['border', 'Widths of lines.', entries(tokens.border)],
    ['shadow', 'Shadows of what floats.', variables('shadow-', tokens.shadow)],
    ['motion', 'Durations, all zero under reduced motion, and easings.', variables('t-', tokens.motion)],
    ['zIndex', 'Layers.', variables('z-', tokens.zIndex)],
    [
      'layout',
      'Measures of the page frame.',
      [...entries(layout).filter(([name]) => !name.startsWith('gutter')), ['gutter', 'var(--gutter)']],
    ],
    ['scale', 'Length of one real millimetre on screen, to set `--mm` with.', entries(scale).map(perMillimetre)],
    [
      'media',
      'Media queries, without spaces: every page sends them many times before its first screen.',
      mediaQueries(entries(breakpoint)),
    ],
  ];
  const body = groups.map(
    ([name, text, list]) => `  /** ${text} */\n  ${name}: {\n${list.map(property).join('')}  },\n`,
  );
  return file(
    'The design tokens for CSS in templates: constants, so that a change of theme renders nothing anew.',
    `export const theme = {\n${body.join('')}} as const;\n`,
  );
}

const perMillimetre = ([name, value]: Entry): Entry => [name, `${Number.parseFloat(value) / 1000}px`];

function mediaQueries(breakpoints: Entry[]): Entry[] {
  const from = breakpoints.map(([name, width]): Entry => [name, `@media (min-width:${width})`]);
  const belowNav = breakpoints
    .filter(([name]) => name === 'nav')
    .flatMap(([, width]): Entry[] => {
      const narrow = `(max-width:${Number.parseFloat(width) - 0.02}px)`;
      // Print is narrow too, but has room for what wide screens show.
      return [
        ['below-nav', `@media ${narrow}`],
        ['below-nav-on-screen', `@media screen and ${narrow}`],
      ];
    });
  return [
    ...from,
    ...belowNav,
    // As at a large zoom: sticky elements would cover half of the screen.
    ['low', '@media (max-height:479.98px)'],
    ['hover', '@media (hover:hover)'],
    ['no-script', '@media (scripting:none)'],
  ];
}

const prefixed = (prefix: string, entries: Entry[]): Entry[] =>
  entries.map(([name, value]) => [`${prefix}-${name}`, value]);

const block = (entries: Entry[]): string => entries.map(([name, value]) => `--${name}: ${value};`).join('\n');

const camelCase = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const property = ([name, value]: Entry): string => `    ${camelCase(name)}: '${value}',\n`;

const file = (text: string, code: string): string =>
  `/**\n * ${text}\n * Made from tokens.json by \`pnpm --filter @dopahiya/ui-kit tokens\`: change that file and run this.\n */\n${code}`;
