import { describe, expect, it } from 'vitest';
import { budgets, pageKinds } from './budgets.ts';
import { checkBudgets } from './check-budgets.ts';
import { pages } from './pages.ts';

/** A page as `pnpm gen feature` writes it: nobody has named its kind. */
const generated = '/tyre-pressure';

const faultsOf = (page: string, layouts: number, recalculations: number) =>
  checkBudgets(
    'work',
    {
      title: '',
      pages: new Map([[page, { layouts, recalculations, laterLayouts: 2, laterRecalculations: 3, mainThread: 1 }]]),
      empty: { mainThread: 1 },
    },
    { budgets, pageKinds },
  );

describe('the budget of work', () => {
  it.each([generated, ...pages])('lets %s lay itself out ten times, and its styles twelve', (page) => {
    expect(faultsOf(page, 10, 12)).toEqual([]);
    expect(faultsOf(page, 11, 13)).toEqual([
      `work, ${page}: layouts is 11 and may be at most 10`,
      `work, ${page}: recalculations is 13 and may be at most 12`,
    ]);
  });
});
