import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buildRival, buildRivals } from '../testing/build-rivals.ts';
import { sectionHandlers } from '../testing/section-handlers.ts';
import { BetterBikes } from './better-bikes.tsx';

const { answers, fails } = sectionHandlers;
const bike = { slug: 'classic-350', status: 'on_sale' } as const;
const section = <BetterBikes bike={bike} city="Delhi" />;
const open = (facts: Parameters<typeof buildRivals>[0] = {}) =>
  renderWithApi(section, [answers('rivals', { ...buildRivals(facts) })]);

describe('<BetterBikes />', () => {
  it('says what beats the bike, line by line, and leads to it and to a comparison', async () => {
    const { screen } = await open();
    await expect
      .element(
        screen.getByText(/^Royal Enfield Bullet 350 beats it: ₹24,430 less, same mileage, 2 kg lighter, same power\./),
      )
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'See the Royal Enfield Bullet 350' }))
      .toHaveAttribute('href', '/royal-enfield/bullet-350');
    await expect
      .element(screen.getByRole('link', { name: 'Compare with the Royal Enfield Bullet 350' }))
      .toHaveAttribute('href', '/compare-bikes/classic-350-vs-bullet-350');
    await expect
      .element(screen.getByText(/^Compared with 63 similar bikes\. On-road prices in Delhi, June 2026/))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Choose by what you need' }))
      .toHaveAttribute('href', '/choose');
  });

  it.each([
    [{ beaten_by: [], beaten_by_count: 0 }, 'Nothing on sale beats it on price, mileage, weight and power together.'],
    [{ beaten_by_count: 5 }, '4 more bikes beat it.'],
    [
      {
        beaten_by: [],
        beaten_by_count: 0,
        open: [buildRival({ verdict: 'open', unknown: [{ criterion: 'weight', of: ['bullet-350'] }] })],
        open_count: 1,
      },
      'Royal Enfield Bullet 350: not compared, because we don’t know the weight of Royal Enfield Bullet 350.',
    ],
    [{ beaten_by: [], beaten_by_count: 0, compared: 0 }, 'There is nothing like it on sale to compare it with.'],
  ])('says what is known: %#', async (facts, sentence) => {
    const { screen } = await open(facts);
    await expect.element(screen.getByText(sentence)).toBeVisible();
  });

  it.each(['upcoming', 'discontinued'] as const)('is not asked for of a bike that is %s', async (status) => {
    const { screen, asked } = await renderWithApi(<BetterBikes bike={{ ...bike, status }} city="Delhi" />, []);
    expect(screen.container.textContent).toBe('');
    expect(asked).toEqual([]);
  });

  it('is not there where another API has no such call', async () => {
    const { screen, asked } = await renderWithApi(section, [fails('rivals', 404)]);
    await expect.poll(() => asked).toHaveLength(1);
    await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
  });

  it('says that it failed, and tries again', async () => {
    const { screen, asked } = await renderWithApi(section, [fails('rivals')]);
    await expect.element(screen.getByText('Better bikes could not be loaded.')).toBeVisible();
    const before = asked.length;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });

  it('is in the HTML of the server, which the browser takes over as it is', async () => {
    const first = await hydrateWithApi(section, (queries) => {
      queries.setQueryData(['rivals', bike.slug, 'Delhi'], buildRivals());
    });
    expect(first.text).toContain('₹24,430 less');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });

  it('is no wider than a screen of 360 px', async () => {
    await page.viewport(360, 740);
    const { screen } = await open();
    await expect.element(screen.getByRole('link', { name: 'Choose by what you need' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});
