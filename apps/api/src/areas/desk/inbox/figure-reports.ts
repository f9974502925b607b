import type { DeskField, DeskFigureReport } from '@dopahiya/domain/desk';
import type { ListedReport } from '../../community/index.ts';

/** Converts a report of a wrong figure to the contract's form, with the catalogue's value. */
export function presentFigureReport({ report, bike }: ListedReport, fields: readonly DeskField[]): DeskFigureReport {
  const path = `specifications.${report.field}`;
  const field = fields.find((one) => one.path === path);
  return {
    id: report.id,
    bike: { slug: bike.slug, name: bike.full_name },
    path,
    label: field?.label ?? report.field,
    unit: field?.unit ?? null,
    current: { ...bike.specifications, ...bike }[report.field] ?? null,
    reported: report.value,
    value: field?.kind === 'number' ? numberIn(report.value) : report.value.trim(),
    seen_at: report.seen_at,
    count: report.count,
    reported_at: report.reported_at.toISOString(),
  };
}

/** Reads the only number in a text; null if there are none or several. */
function numberIn(text: string): number | null {
  const numbers = text.replaceAll(/(?<=\d),(?=\d{2,3}(?:\D|$))/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
  return numbers.length === 1 ? Number(numbers[0]) : null;
}
