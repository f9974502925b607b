import type { Budget, Measurement } from './budgets.ts';
import { type Figures, type PageTable, ratioToEmptyPage } from './page-table.ts';

type Kind = keyof Budget;
type Rule = readonly [kind: Kind, figure: string, limit: number];

const words: Record<Kind, string> = {
  max: 'and may be at most',
  min: 'and must be at least',
  mostTimesEmpty: 'times that of the empty page and may be at most',
};

/** Returns a sentence for every figure that exceeds its limit or could not be measured. */
export function checkBudgets(
  measurement: Measurement,
  table: PageTable,
  budgets: Readonly<Record<Measurement, Budget>>,
): string[] {
  const rules = rulesOf(budgets[measurement]);
  return [...table.pages].flatMap(([page, figures]) =>
    rules.flatMap(([kind, figure, limit]) => {
      const value = valueOf(kind, figure, figures, table.empty);
      const isKept = kind === 'min' ? value >= limit : value <= limit;
      return isKept ? [] : [`${measurement}, ${page}: ${figure} is ${value} ${words[kind]} ${limit}`];
    }),
  );
}

const rulesOf = (budget: Budget): Rule[] =>
  (Object.keys(words) as Kind[]).flatMap((kind) =>
    Object.entries(budget[kind] ?? {}).map(([figure, limit]): Rule => [kind, figure, limit]),
  );

function valueOf(kind: Kind, figure: string, figures: Figures, empty: Figures): number {
  const value = figures[figure] ?? Number.NaN;
  return kind === 'mostTimesEmpty' ? Number((ratioToEmptyPage(figure, value, empty) ?? Number.NaN).toFixed(2)) : value;
}
