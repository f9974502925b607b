import type tokens from './tokens.json';

type Colour = keyof typeof tokens.color.light;

/** Foreground and background colour used together, with the contrast required by WCAG 2.2. */
export interface ContrastPair {
  foreground: Colour;
  background: Colour;
  needs: 3 | 4.5;
}

const text = (foreground: Colour, background: Colour): ContrastPair => ({ foreground, background, needs: 4.5 });
const line = (foreground: Colour, background: Colour): ContrastPair => ({ foreground, background, needs: 3 });

/** All colour pairs used for text and meaningful lines. */
export const contrastPairs: readonly ContrastPair[] = [
  text('text-default', 'bg-page'),
  text('text-default', 'bg-sunken'),
  text('text-default', 'bg-raised'),
  text('text-default', 'bg-stage'),
  text('text-default', 'bg-selected'),
  text('text-default', 'diff-bg'),
  text('text-muted', 'bg-page'),
  text('text-muted', 'bg-sunken'),
  text('text-muted', 'bg-stage'),
  text('text-subtle', 'bg-page'),
  text('text-subtle', 'bg-sunken'),
  text('text-on-ink', 'bg-ink'),
  text('text-on-ink-muted', 'bg-ink'),
  text('text-on-brand', 'bg-brand'),
  text('text-on-brand-muted', 'bg-brand'),
  text('text-accent', 'bg-page'),
  text('text-electric', 'bg-page'),
  text('text-danger', 'bg-page'),
  text('text-notice', 'bg-page'),
  text('action-primary-fg', 'action-primary-bg'),
  text('action-primary-fg', 'action-primary-hover'),
  text('action-signal-fg', 'action-signal-bg'),
  text('action-signal-fg', 'action-signal-hover'),
  text('electric-fg', 'electric-bg'),
  text('status-success-fg', 'status-success-bg'),
  text('status-danger-fg', 'status-danger-bg'),
  text('status-warn-fg', 'status-warn-bg'),
  text('status-notice-fg', 'status-notice-bg'),
  line('line-control', 'bg-page'),
  line('line-control', 'bg-sunken'),
  line('line-ground', 'bg-stage'),
  line('focus-ring', 'bg-page'),
  line('focus-ring', 'bg-stage'),
];

/** Returns the contrast of two `#rrggbb` colours, from 1 to 21, as defined by WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (value: number): number => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
