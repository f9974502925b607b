import { budgets, pageKinds } from './budgets.ts';
import { checkBudgets } from './check-budgets.ts';
import { measureBytes, type PageBytes } from './measure-bytes.ts';
import { pages } from './pages.ts';

/** A sentence for every page of a running site whose first load has more bytes or more files than its budget. */
export async function overweightPages(origin: string): Promise<string[]> {
  const measured = new Map<string, PageBytes>();
  for (const path of pages) measured.set(path, await measureBytes(origin, path, 'br'));
  return checkBudgets('bytes', { title: 'Bytes', pages: measured, empty: {} }, { budgets, pageKinds });
}
