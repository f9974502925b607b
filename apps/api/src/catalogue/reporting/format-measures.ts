import { formatNumber } from '@dopahiya/domain';
import type { Measure } from './catalogue-measures.ts';

/** The measures as a table for a terminal: name, number, goal, and 'missed' where the goal is not reached. */
export function formatMeasures(measures: Measure[]): string {
  const width = Math.max(...measures.map(({ name }) => name.length));
  return measures.map((measure) => formatMeasure(measure, width)).join('\n');
}

function formatMeasure({ name, kind, value, goal }: Measure, width: number): string {
  const format = kind === 'share' ? formatShare : formatNumber;
  const goalText = goal === undefined ? '' : `  goal ${format(goal).padStart(6)}${value < goal ? '  missed' : ''}`;
  return `${name.padEnd(width)}  ${format(value).padStart(8)}${goalText}`;
}

/** Rounded down, so that a goal that is missed never looks reached. */
function formatShare(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
}
