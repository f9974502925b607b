import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buildValuesByAge, sectionHandlers } from '../testing/section-handlers.ts';
import { WorthByAge } from './worth-by-age.tsx';

const { answers, fails } = sectionHandlers;
const bike = { slug: 'classic-350', status: 'on_sale' } as const;
const title = 'Resale value';

const open = (facts: Parameters<typeof buildValuesByAge>[0] = {}) =>
  renderWithApi(<WorthByAge bike={bike} />, [answers('worth', { ...buildValuesByAge(facts) })]);

describe('<WorthByAge />', () => {
  it('tells what such bikes are asked for, and from which listings that is known', async () => {
    const { screen } = await open();
    const section = screen.getByRole('region', { name: title });
    await expect
      .element(
        section.getByText(
          /^Typical asking price: ₹68,147 after 3 years, ₹52,773 after 5 years, ₹27,850 after 10 years\. At 5 years, 8 in 10/,
        ),
      )
      .toBeVisible();
    await expect
      .element(section.getByText(/^Based on 271 listings from August 2026.*These are asking prices/))
      .toBeVisible();
    await expect.element(section.getByRole('link', { name: 'How we value' })).toHaveAttribute('href', '/how-we-value');
  });

  it.each([
    ['one year', 80_000, /Bikes one year old are listed above .* insurance: ₹80,000 ex-showroom, Delhi · June 2026\./],
    ['several years', 70_000, /Bikes up to 2 years old are listed above .* insurance: ₹70,000 ex-showroom/],
  ])('says that %s old it is asked for above what it costs new', async (_, new_price, words) => {
    const { screen } = await open({ new_price });
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it.each([
    ['it costs more new', {}, bike],
    ['nobody knows what it costs new', { new_price: null }, bike],
    ['few such bikes were listed', { new_price: 80_000, is_rough: true }, bike],
    ['nobody sells it new', { new_price: 80_000 }, { ...bike, status: 'discontinued' }],
  ] as const)('says nothing of that where %s', async (_, facts, shown) => {
    const values = answers('worth', { ...buildValuesByAge(facts) });
    const { screen } = await renderWithApi(<WorthByAge bike={shown} />, [values]);
    await expect.element(screen.getByText(/At 5 years, 8 in 10/)).toBeVisible();
    expect(screen.getByText(/are listed above the new price/).query()).toBeNull();
  });

  it('has the curve with its band, and the same in figures', async () => {
    const { screen } = await open();
    await expect.poll(() => screen.container.querySelectorAll('[data-part=band], [data-part=line]')).toHaveLength(2);
    const line = screen.container.querySelector<SVGPathElement>('path[data-part=line]')!;
    const [youngest, oldest] = [line.getPointAtLength(0), line.getPointAtLength(line.getTotalLength())];
    expect(youngest.x).toBeLessThan(oldest.x);
    // Less worth is lower down.
    expect(youngest.y).toBeLessThan(oldest.y);
    // The scale fits the values.
    expect(youngest.y).toBeLessThan(line.ownerSVGElement!.viewBox.baseVal.height / 2);
    await screen.getByText('Show as a table').click();
    await expect.element(screen.getByRole('row', { name: /^1 year ₹88,000 ₹65,591 to ₹1,18,064$/ })).toBeVisible();
  });

  it('tells of a rough guide the band alone', async () => {
    const { screen } = await open({ is_rough: true });
    await expect.element(screen.getByText(/^A rough guide, as few similar bikes are listed\./)).toBeVisible();
    expect(screen.container.querySelector('[data-part=line]')).toBeNull();
    expect(screen.getByText('Typical price').query()).toBeNull();
  });

  it.each([
    ['nobody knows', answers('worth', { ...buildValuesByAge({ values: [] }) })],
    ['another API has no such call', fails('worth', 404)],
    ['another API answers nothing', answers('worth', {})],
  ])('is not there where %s', async (_, handler) => {
    const { screen, asked } = await renderWithApi(<WorthByAge bike={bike} />, [handler]);
    await expect.poll(() => asked).toHaveLength(1);
    await expect.element(screen.getByRole('region', { name: title })).not.toBeInTheDocument();
  });

  it('is not asked for of what is yet to come', async () => {
    const { screen, asked } = await renderWithApi(<WorthByAge bike={{ ...bike, status: 'upcoming' }} />, []);
    expect(screen.container.textContent).toBe('');
    expect(asked).toEqual([]);
  });

  it('says that it failed, and tries again', async () => {
    const { screen, asked } = await renderWithApi(<WorthByAge bike={bike} />, [fails('worth')]);
    await expect.element(screen.getByText('Resale values could not be loaded.')).toBeVisible();
    const before = asked.length;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });

  it('is in the HTML of the server, which the browser takes over as it is', async () => {
    const first = await hydrateWithApi(<WorthByAge bike={bike} />, (queries) => {
      queries.setQueryData(['values-by-age', bike.slug], buildValuesByAge());
    });
    expect(first.text).toContain('₹68,147 after 3 years');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });

  it('is no wider than a screen of 360 px', async () => {
    await page.viewport(360, 740);
    const { screen } = await open();
    await screen.getByText('Show as a table').click();
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});
