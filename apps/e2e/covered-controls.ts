import { expect, type Page } from '@playwright/test';

/** Returns the fixed or sticky part that lies over any of nine points of a control, or of three of a high one; null if none does. */
const coverOver = (control: Element): Element | null => {
  const { left, top, width, height } = control.getBoundingClientRect();
  // A region that scrolls may be higher than what stays free of the screen.
  const rows = height > innerHeight / 2 ? [0.5] : [0.1, 0.5, 0.9];
  for (const across of [0.1, 0.5, 0.9])
    for (const down of rows) {
      let part = document.elementFromPoint(left + width * across, top + height * down);
      if (part && control.contains(part)) continue;
      for (; part && !part.contains(control); part = part.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return part;
    }
  return null;
};

/** Makes `coverOver` known to the pages opened from now on. */
export const knowCovers = (page: Page): Promise<unknown> =>
  page.addInitScript(`window.coverOver = ${coverOver.toString()}`);

interface KnowsCovers {
  coverOver: typeof coverOver;
}

/** Scrolls to the top and makes the next Tab focus the first control. */
export const returnToStart = (page: Page): Promise<void> =>
  page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
    document.body.blur();
  });

const mostPresses = 70;

/** Tabs through the start and, backwards, the end of the open page: no control with the focus may be covered. */
export async function expectFocusUncovered(page: Page, where: string): Promise<void> {
  const covered: string[] = [];
  const goOn = async (key: string) => {
    for (let presses = 0; presses < mostPresses; presses += 1) {
      await page.keyboard.press(key);
      const found = await page.evaluate(() => {
        const control = document.activeElement;
        if (!control || control === document.body) return null;
        const cover = (window as unknown as KnowsCovers).coverOver(control);
        return { covered: cover && `${control.outerHTML.slice(0, 160)} under ${cover.outerHTML.slice(0, 120)}` };
      });
      if (!found) return presses;
      if (found.covered !== null) covered.push(found.covered);
    }
    return mostPresses;
  };
  expect(await goOn('Tab'), where).toBeGreaterThan(5);
  await page.evaluate(() => {
    const end = document.createElement('button');
    document.body.append(end);
    end.focus({ preventScroll: true });
    end.remove();
  });
  await goOn('Shift+Tab');
  expect.soft(covered, where).toEqual([]);
}

/** Scrolls through the open page: no control of this part of it may be covered, wherever the page stands. */
export async function expectNeverCovered(page: Page, part: string, where: string): Promise<void> {
  const covered = await page.evaluate(async (selector) => {
    const found = new Set<string>();
    const end = document.documentElement.scrollHeight;
    for (let top = 0; top < end; top += innerHeight / 5) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const control of document.querySelectorAll(`${selector} :is(a, button, input, label, select, textarea)`)) {
        const cover = (window as unknown as KnowsCovers).coverOver(control);
        // Everything scrolls under the header.
        if (cover && !cover.closest('header'))
          found.add(`${control.outerHTML.slice(0, 160)} under ${cover.outerHTML.slice(0, 120)}`);
      }
    }
    return [...found];
  }, part);
  expect(covered, where).toEqual([]);
}
