import { formatNumber } from '@dopahiya/domain/site';
import type { Measure } from './catalogue-measures.ts';

/** Formats the measures as a table for a terminal: name, number, goal, and 'missed' with the slugs of the models that lack the fact. */
export function formatMeasures(measures: Measure[]): string {
  const width = Math.max(...measures.map(({ name }) => name.length));
  return measures.flatMap((measure) => formatMeasure(measure, width)).join('\n');
}

function formatMeasure({ name, kind, value, goal, lacking = [] }: Measure, width: number): string[] {
  const format = kind === 'share' ? formatShare : formatNumber;
  const start = `${name.padEnd(width)}  ${format(value).padStart(8)}`;
  if (goal === undefined) return [start];
  const line = `${start}  goal ${format(goal).padStart(6)}`;
  if (value >= goal) return [line];
  return [`${line}  missed`, ...(lacking.length > 0 ? [`  lacking: ${lacking.join(' ')}`] : [])];
}

/** Rounds down, so that a missed goal never looks reached. */
function formatShare(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
}
