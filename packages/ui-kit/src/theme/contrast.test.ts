import { describe, expect, it } from 'vitest';
import tokens from './tokens.json';

type Colour = keyof typeof tokens.color.light;

const text: [Colour, Colour][] = [
  ['text-default', 'bg-page'],
  ['text-default', 'bg-sunken'],
  ['text-default', 'bg-raised'],
  ['text-default', 'bg-stage'],
  ['text-default', 'bg-selected'],
  ['text-default', 'diff-bg'],
  ['text-muted', 'bg-page'],
  ['text-muted', 'bg-sunken'],
  ['text-muted', 'bg-stage'],
  ['text-subtle', 'bg-page'],
  ['text-subtle', 'bg-sunken'],
  ['text-on-ink', 'bg-ink'],
  ['text-on-ink-muted', 'bg-ink'],
  ['text-on-brand', 'bg-brand'],
  ['text-on-brand-muted', 'bg-brand'],
  ['text-accent', 'bg-page'],
  ['text-electric', 'bg-page'],
  ['text-danger', 'bg-page'],
  ['text-notice', 'bg-page'],
  ['action-primary-fg', 'action-primary-bg'],
  ['action-primary-fg', 'action-primary-hover'],
  ['action-signal-fg', 'action-signal-bg'],
  ['action-signal-fg', 'action-signal-hover'],
  ['electric-fg', 'electric-bg'],
  ['status-success-fg', 'status-success-bg'],
  ['status-danger-fg', 'status-danger-bg'],
  ['status-warn-fg', 'status-warn-bg'],
  ['status-notice-fg', 'status-notice-bg'],
];

const lines: [Colour, Colour][] = [
  ['line-control', 'bg-page'],
  ['line-control', 'bg-sunken'],
  ['line-ground', 'bg-stage'],
  ['focus-ring', 'bg-page'],
  ['focus-ring', 'bg-stage'],
];

describe.each(['light', 'dark'] as const)('the %s theme', (name) => {
  it.each(text)('shows %s on %s at 4.5 to 1 or more', (foreground, background) => {
    expect(contrast(valueOf(name, foreground), valueOf(name, background))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(lines)('shows %s on %s at 3 to 1 or more', (foreground, background) => {
    expect(contrast(valueOf(name, foreground), valueOf(name, background))).toBeGreaterThanOrEqual(3);
  });
});

function valueOf(name: 'light' | 'dark', colour: Colour): string {
  const value = tokens.color[name][colour].$value;
  const [, group, step] = /^\{palette\.(\w+)\.(\d+)\}$/.exec(value) ?? [];
  if (!group || !step) return value;
  const palette: Record<string, Record<string, { $value: string }>> = tokens.palette;
  return palette[group]?.[step]?.$value ?? '';
}

/** Contrast of two colours as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
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
