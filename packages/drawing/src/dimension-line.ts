import { escapeXml } from './canvas/attributes.ts';

/** Markup of a dimension line: its strokes and dots, and its label. */
export interface DimensionLine {
  strokes: string;
  labels: string;
}

/** A horizontal line between two x, `y` mm below the ground, with extension lines up to the ground. */
export interface HorizontalSpan {
  start: number;
  end: number;
  y: number;
}

/** A vertical line at `x` from the ground to `top` mm, with an extension line from the measured part. */
export interface VerticalSpan {
  x: number;
  top: number;
  from: number;
}

/** Renders a dimension line under the bike. */
export function horizontalLine({ start, end, y }: HorizontalSpan, label: string, textSize: number): DimensionLine {
  const centre = (start + end) / 2;
  const gap = halfGap(label, textSize);
  const extensions = [start, end].map((x) => extension(`M${round(x)} 20V${round(y + textSize * 0.4)}`));
  const halves = `M${round(start)} ${round(y)}H${round(centre - gap)}M${round(centre + gap)} ${round(y)}H${round(end)}`;
  return {
    strokes: extensions.join('') + line(halves) + dot(start, y) + dot(end, y),
    labels: text(centre, y, label, textSize),
  };
}

/** Renders a dimension line beside the bike, with its label along it. */
export function verticalLine({ x, top, from }: VerticalSpan, label: string, textSize: number): DimensionLine {
  const centre = -top / 2;
  const gap = halfGap(label, textSize);
  const halves = `M${round(x)} 0V${round(centre + gap)}M${round(x)} ${round(centre - gap)}V${round(-top)}`;
  return {
    strokes: extension(`M${round(x)} ${round(-top)}H${round(from)}`) + line(halves) + dot(x, 0) + dot(x, -top),
    labels: `<g transform="translate(${round(x)} ${round(centre)})rotate(-90)">${text(0, 0, label, textSize)}</g>`,
  };
}

/** Returns half the gap in a line for its label. */
const halfGap = (label: string, textSize: number): number => label.length * 0.25 * textSize + textSize * 0.4;
const round = (value: number): number => Math.round(value) + 0;
const line = (path: string): string => `<path d="${path}" stroke-width="4" opacity=".7"/>`;
const extension = (path: string): string =>
  `<path d="${path}" stroke-width="3" stroke-dasharray="10 10" opacity=".45"/>`;
const dot = (x: number, y: number): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="9" fill="currentColor" stroke="none"/>`;
const text = (x: number, y: number, label: string, size: number): string =>
  `<text x="${round(x)}" y="${round(y + size * 0.35)}">${escapeXml(label)}</text>`;
