import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

interface Listed {
  slug: string;
  brand: { slug: string };
}

const styles = [
  'sports',
  'scooter',
  'cruiser',
  'commuter',
  'streetbike',
  'superbike',
  'caferacer',
  'scrambler',
  'adventure',
  'moped',
  'tourer',
  'maxiscooter',
];

/** A bike of each style, then electric, upcoming and discontinued ones, whose facts are few. */
const choices = [
  ...styles.map((style) => `body_style=${style}&limit=1`),
  'fuel=electric&sort=price-high&limit=2',
  'status=upcoming&limit=2',
  'status=discontinued&limit=2',
];

async function chosenBikes(page: Page): Promise<string[]> {
  const lists = await Promise.all(
    choices.map(async (choice) => {
      const answer = await page.request.get(`/api/bikes/?${choice}`);
      const { results } = (await answer.json()) as { results: Listed[] };
      return results.map(({ slug, brand }) => `/${brand.slug}/${slug}`);
    }),
  );
  return [...new Set(lists.flat())];
}

/** What must stand on no page: a value that a program forgot, a row without a value, a picture without a size. */
const findFaults = () => {
  const text = document.querySelector('main')?.innerText ?? '';
  const forgotten = /\b(?:undefined|NaN|null|Infinity|\[object Object\])\b/.exec(text)?.[0];
  const cells = [...document.querySelectorAll('main tr > *, main dd, main li')];
  const isSeen = (cell: Element) => !cell.closest('[aria-hidden="true"], thead');
  const empty = cells.filter(
    (cell) => isSeen(cell) && cell.textContent.trim() === '' && !cell.querySelector('img, svg'),
  );
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  const broken = pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0);
  return {
    forgotten,
    empty: empty.map((cell) => cell.outerHTML.slice(0, 120)),
    broken: broken.map(({ src }) => src),
    isTooWide: document.documentElement.scrollWidth > innerWidth,
  };
};

test('bikes of every style, electric and little known ones, have whole pages', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const addresses = await chosenBikes(page);
  expect(addresses.length).toBeGreaterThanOrEqual(15);
  for (const address of addresses) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await page.locator('figure img, figure [role="img"]').first().waitFor();
    expect(await page.evaluate(findFaults), address).toEqual({
      forgotten: undefined,
      empty: [],
      broken: [],
      isTooWide: false,
    });
  }
});
