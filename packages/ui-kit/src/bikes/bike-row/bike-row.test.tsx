import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BikeCard } from '../bike-card/bike-card.tsx';
import { Container } from '../../container/container.tsx';
import { sampleBike, sampleBikes } from '../../testing.ts';
import { BikeRow } from './bike-row.tsx';

const show = (bikes = sampleBikes, columns: 3 | 4 = 4) =>
  render(
    <Container>
      <BikeRow bikes={bikes} columns={columns} label="Best bikes">
        {(bike) => <BikeCard bike={bike} to={`/${bike.id}`} />}
      </BikeRow>
    </Container>,
    { wrapper: MemoryRouter },
  );

const rowsOf = (items: Element[]): number[] => {
  const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
};

beforeEach(() => {
  document.body.style.margin = '0';
});

describe('<BikeRow />', () => {
  it.each([
    [1440, [4, 4]],
    [1024, [4, 4]],
    [390, [2, 2, 2, 2]],
    [360, [2, 2, 2, 2]],
    [320, [1, 1, 1, 1, 1, 1, 1, 1]],
  ])('stands in rows that suit a screen of %i px', async (width, rows) => {
    await page.viewport(width, 900);
    const screen = await show();
    expect(rowsOf(screen.getByRole('listitem').elements())).toEqual(rows);
  });

  it.each([
    [4, 7],
    [3, 5],
    [3, 3],
  ] as const)('rounds the stage of a row at its ends alone: %i columns, %i bikes', async (columns, count) => {
    await page.viewport(1440, 900);
    const screen = await show(sampleBikes.slice(0, count), columns);
    const last = screen.getByRole('listitem').elements().at(-1)?.querySelector('article > div');
    const { borderTopLeftRadius, borderTopRightRadius } = getComputedStyle(last as Element);
    expect([borderTopLeftRadius, borderTopRightRadius]).toEqual(['0px', '14px']);
  });

  it.each([1440, 1100, 768, 390, 360, 320])('fits every bike into its column at %i px', async (width) => {
    await page.viewport(width, 900);
    const screen = await show();
    for (const item of screen.getByRole('listitem').elements()) {
      const drawing = item.querySelector('img, [role=img]')?.getBoundingClientRect();
      expect(drawing?.width).toBeLessThanOrEqual(item.getBoundingClientRect().width);
    }
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  it('draws at 132 px a metre on a wide screen', async () => {
    await page.viewport(1440, 900);
    const screen = await show([sampleBike({ drawing: { width: 2000, height: 1200 } })]);
    expect(screen.getByRole('img').element().getBoundingClientRect().width).toBeCloseTo(264, 1);
  });

  it('draws a longer bike longer by the same measure where the scale has dropped', async () => {
    await page.viewport(360, 900);
    const bikes = [1800, 2400].map((width) => sampleBike({ id: width, drawing: { width, height: 1200 } }));
    const screen = await show(bikes);
    const [short = 0, long = 0] = screen
      .getByRole('img')
      .elements()
      .map((image) => image.getBoundingClientRect().width);
    expect(long / short).toBeCloseTo(2400 / 1800, 2);
    expect(long).toBeLessThan(2400 * 0.103);
  });

  it('is a list with a name', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('list', { name: 'Best bikes' })).toBeVisible();
  });
});
