import type { Budget, Measurement, PageKind } from './budgets.ts';
import { type Figures, type PageTable, timesEmpty } from './page-table.ts';

/** What stands in the reviewed file. */
interface Limits {
  budgets: Readonly<Record<Measurement, Budget>>;
  pageKinds?: readonly PageKind[];
}

type Kind = keyof Budget;
type Rule = readonly [kind: Kind, figure: string, limit: number];

const words: Record<Kind, string> = {
  most: 'and may be at most',
  least: 'and must be at least',
  mostTimesEmpty: 'times that of the empty page and may be at most',
};

/** A sentence for every figure that breaks its limit; one that could not be measured breaks it too. */
export function checkBudgets(
  measurement: Measurement,
  table: PageTable,
  { budgets, pageKinds = [] }: Limits,
): string[] {
  const rulesFor = (page: string) => rulesOf(budgets[measurement], kindsOf(page, measurement, pageKinds));
  return [...table.pages].flatMap(([page, figures]) =>
    rulesFor(page).flatMap((rule) => {
      const [kind, figure, limit] = rule;
      const value = valueOf(kind, figure, figures, table.empty);
      const isKept = kind === 'least' ? value >= limit : value <= limit;
      return isKept ? [] : [`${measurement}, ${page}: ${figure} is ${value} ${words[kind]} ${limit}`];
    }),
  );
}

const kindsOf = (page: string, measurement: Measurement, kinds: readonly PageKind[]): readonly PageKind[] =>
  kinds.filter((kind) => kind.measurement === measurement && kind.pages.test(page));

function rulesOf(budget: Budget, pageKinds: readonly PageKind[]): Rule[] {
  return (Object.keys(words) as Kind[]).flatMap((kind) => {
    const limits = { ...budget[kind], ...(kind === 'most' && Object.assign({}, ...pageKinds.map(({ most }) => most))) };
    return Object.entries(limits as Record<string, number>).map(([figure, limit]): Rule => [kind, figure, limit]);
  });
}

function valueOf(kind: Kind, figure: string, figures: Figures, empty: Figures): number {
  const value = figures[figure] ?? Number.NaN;
  return kind === 'mostTimesEmpty' ? Number((timesEmpty(figure, value, empty) ?? Number.NaN).toFixed(2)) : value;
}
