import { expect, type Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

interface Kept {
  value: number;
  moved: string[];
  /** Whether it follows an input within half a second, as an answer to it. */
  isAnswer: boolean;
  /** Whether it moved any part of a form; the options of an open list change with what is typed. */
  isInForm: boolean;
}

/** Records the layout shifts of a page from now on, with motion, as most visitors have it. */
export async function keepShifts(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(recordShifts);
}

/** Records layout shifts reported by the browser; runs in a page before its own scripts. */
function recordShifts(): void {
  const shifts: Kept[] = [];
  Object.assign(window, { shifts });
  const isPartOfForm = (parent?: Element | null) =>
    Boolean(parent?.closest('form')) && !parent?.closest('[role="listbox"]');
  const nameOf = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? '').slice(0, 40);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      shifts.push({
        value,
        moved: sources.map(({ node }) => nameOf(node)),
        isAnswer: hadRecentInput,
        isInForm: sources.some(({ node }) => isPartOfForm(node?.parentElement)),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

const keptShifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Kept[] }).shifts);

/** Forgets the layout shifts so far. */
export const forgetShifts = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { shifts: Kept[] }).shifts.splice(0));

/** Expects that no form moved since the shifts were forgotten, not even as an answer to inputs; `keepShifts` must run in the page. */
export async function expectFormStill(page: Page, where: string): Promise<void> {
  const shifts = (await keptShifts(page)).filter(({ isInForm }) => isInForm);
  expect(shifts, where).toEqual([]);
}

/** Expects hardly any layout shift on the open page, besides answers to inputs; `keepShifts` must run in it. */
export async function expectStill(page: Page, path: string): Promise<void> {
  const shifts = (await keptShifts(page)).filter(({ isAnswer }) => !isAnswer);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
}
