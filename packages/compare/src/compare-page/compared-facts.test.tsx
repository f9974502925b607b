import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buildComparedBike, compareHandlers } from '../testing.ts';
import { renderComparison } from '../testing/render-comparison.tsx';

insertPageStyle();
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

const classic = buildComparedBike('classic-350');
const cb350 = buildComparedBike('cb350');
const r15 = buildComparedBike('r15-v4');
const twin = { ...classic, id: 99, slug: 'cb350', name: 'Classic 350 Twin' };
const { bikes, choices, counts, prices } = compareHandlers;

async function show(...compared: (typeof classic)[]) {
  const path = `/compare-bikes/${compared.map(({ slug }) => slug).join('-vs-')}`;
  const { screen } = await renderComparison(path, [bikes(compared), prices(), counts(), choices(compared)]);
  return screen;
}

describe('<ComparedFacts />', () => {
  it('says so when bikes are much the same', async () => {
    const screen = await show(classic, twin);
    await expect.element(screen.getByText('We found no major differences between these bikes.')).toBeVisible();
  });

  it('says so when nothing is left of the facts that differ', async () => {
    const screen = await show(classic, twin);
    await screen.getByRole('switch', { name: 'Differences only' }).click();
    await expect.element(screen.getByText('These bikes have the same specifications.')).toBeVisible();
    await screen.getByRole('switch', { name: 'Differences only' }).click();
    await expect.element(screen.getByText('These bikes have the same specifications.')).not.toBeInTheDocument();
  });

  it.each([2, 3])('sets the names of %i bikes above their columns', async (count) => {
    const screen = await show(...[classic, cb350, r15].slice(0, count));
    const section = screen.getByRole('region', { name: 'Specifications' });
    await section.getByText('Dimensions & Weight').click();
    const cells = section.getByRole('row', { name: /^Wheelbase/ }).getByRole('cell');
    await expect.poll(() => cells.elements()).toHaveLength(count);
    const startOf = (text: Element) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().left;
    };
    for (const [index, name] of ['Classic 350', 'CB350', 'R15 V4'].slice(0, count).entries()) {
      const heading = section
        .getByText(name, { exact: true })
        .elements()
        .find((element) => element.clientHeight > 1);
      expect(startOf(heading as Element)).toBeCloseTo(startOf(cells.elements()[index] as Element), 0);
    }
  });
});
