import { renderWithApi } from '@dopahiya/api-client/testing';
import { ToastRegion } from '@dopahiya/ui-kit';
import { insertPageStyle, sampleBike } from '@dopahiya/ui-kit/testing';
import { comparedBikes } from '@dopahiya/visitor';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AddToCompare } from '../add-to-compare/add-to-compare.tsx';
import { buildComparedBike, compareHandlers } from '../testing.ts';
import { CompareTray } from './compare-tray.tsx';

insertPageStyle();
beforeEach(() => void comparedBikes.write([]));

const bike = (name: string, facts = {}) =>
  sampleBike({ id: name, slug: name.toLowerCase().replace(' ', '-'), name, brand: 'Honda', ...facts });
const electric = { fuel_type: 'Electric', battery_range: 115 };

const blue = 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20id%3D%22blue%22%2F%3E';

/** Bikes with the pictures that the API returns for comparisons. */
const inComparison = [
  { ...buildComparedBike(), slug: 'shine' },
  { ...buildComparedBike(), slug: 'activa', image: blue, default_image_url: blue },
];

async function show(...bikes: ReturnType<typeof bike>[]) {
  const shown = await renderWithApi(
    <>
      {bikes.map((one) => (
        <AddToCompare key={one.slug} bike={one} />
      ))}
      <CompareTray />
      <ToastRegion />
    </>,
    [compareHandlers.bikes(inComparison)],
  );
  const pick = async (...names: string[]) => {
    for (const name of names) await shown.screen.getByRole('button', { name: `Add to compare: Honda ${name}` }).click();
  };
  const tray = shown.screen.getByRole('region', { name: 'Bikes to compare' });
  return { ...shown, pick, tray };
}

describe('<CompareTray />', () => {
  it('is not there while nothing is picked', async () => {
    const { tray } = await show(bike('Shine'));
    expect(tray.query()).toBeNull();
  });

  it('starts a comparison with one bike, which waits for a second', async () => {
    const { pick, tray } = await show(bike('Shine'));
    await pick('Shine');
    await expect.element(tray.getByText('Pick a second bike here or on the next page.')).toBeVisible();
    await expect
      .element(tray.getByRole('link', { name: 'Compare with…' }))
      .toHaveAttribute('href', '/compare-bikes/shine');
  });

  it('says which of them is discontinued', async () => {
    const { pick, tray } = await show(bike('Shine'), bike('Karizma', { status: 'discontinued' }));
    await pick('Shine', 'Karizma');
    await expect.element(tray.getByRole('listitem').nth(1)).toHaveTextContent('Karizma Discontinued');
    await expect.element(tray.getByRole('listitem').nth(0)).not.toMatchTextContent(/Discontinued/);
  });

  it('leaves room on a phone for the tab of the chat, however long the names are', async () => {
    await page.viewport(360, 640);
    const names = ['Shine', 'Continental GT 650', 'Interceptor Bear 650 Custom Limited'];
    const { pick, tray } = await show(...names.map((name) => bike(name)));
    await pick(...names);
    await expect.element(tray.getByRole('listitem').nth(2)).toBeVisible();
    const end = tray.element().getBoundingClientRect().right;
    const buttons = tray.getByRole('listitem').getByRole('button').elements();
    expect(buttons).toHaveLength(names.length);
    const widthOfTab = 44;
    for (const button of buttons) expect(button.getBoundingClientRect().right).toBeLessThan(end - widthOfTab);
  });

  it('leads to the comparison of what is picked, with the cards in state', async () => {
    const { pick, tray, router } = await show(bike('Shine'), bike('Activa'));
    await pick('Shine', 'Activa');
    await tray.getByRole('link', { name: 'Compare 2 bikes' }).click();
    expect(router.state.location).toMatchObject({
      pathname: '/compare-bikes/shine-vs-activa',
      state: { bikes: [{ slug: 'shine' }, { slug: 'activa' }] },
    });
    await expect.element(tray).not.toBeInTheDocument();
    expect(comparedBikes.read()).toEqual([]);
  });

  it('draws bikes in the colours of their comparison, and hands them on to it', async () => {
    await page.viewport(1440, 900);
    const { pick, tray, router, asked } = await show(bike('Shine'), bike('Activa'));
    await pick('Shine', 'Activa');
    const second = () => tray.element().querySelectorAll('img')[1]?.getAttribute('src');
    await expect.poll(second).toBe(blue);
    expect(asked).toEqual(['/api/compare-bikes/shine-vs-activa/?type=bikes']);
    await tray.getByRole('link', { name: 'Compare 2 bikes' }).click();
    expect(router.state.location).toMatchObject({ state: { bikes: [{ slug: 'shine' }, { image: blue }] } });
  });

  it('fetches nothing where it draws nothing', async () => {
    await page.viewport(390, 900);
    const { pick, tray, asked } = await show(bike('Shine'), bike('Activa'));
    await pick('Shine', 'Activa');
    await expect.element(tray.getByRole('link', { name: 'Compare 2 bikes' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('compares electric bikes among themselves, and mixed ones among all, saying what that means', async () => {
    const { pick, tray } = await show(bike('E1', electric), bike('E2', electric), bike('Shine'));
    await pick('E1', 'E2');
    const link = tray.getByRole('link', { name: /^Compare/ });
    await expect.element(link).toHaveAttribute('href', '/compare-electric-bikes/e1-vs-e2');
    await pick('Shine');
    await expect.element(link).toHaveAttribute('href', '/compare-bikes/e1-vs-e2-vs-shine');
    await expect.element(tray.getByText(/You are comparing petrol and electric/)).toBeVisible();
  });

  it('lets bikes go, one or all', async () => {
    const { pick, screen, tray } = await show(bike('Shine'), bike('Activa'));
    await pick('Shine', 'Activa');
    await tray.getByRole('button', { name: 'Remove Honda Shine' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Add to compare: Honda Shine' }))
      .toHaveAttribute('aria-pressed', 'false');
    await tray.getByRole('button', { name: 'Clear' }).click();
    await expect.element(tray).not.toBeInTheDocument();
  });
});

describe('<AddToCompare />', () => {
  it('is pressed while the bike is picked, and survives a reload', async () => {
    const first = await show(bike('Shine'));
    await first.pick('Shine');
    const button = first.screen.getByRole('button', { name: 'Add to compare: Honda Shine' });
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await first.screen.unmount();
    const second = await show(bike('Shine'));
    await expect.element(second.tray.getByText('Shine')).toBeVisible();
  });

  it('picks no fifth bike, and says why', async () => {
    const names = ['A', 'B', 'C', 'D', 'E'];
    const { pick, tray, screen } = await show(...names.map((name) => bike(name)));
    await pick(...names);
    await expect.element(tray.getByRole('link', { name: 'Compare 4 bikes' })).toBeVisible();
    await expect.element(screen.getByText(/^You can compare 4 bikes at once\. .* Honda E\.$/)).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Add to compare: Honda E', exact: true }))
      .toHaveAttribute('aria-pressed', 'false');
  });

  it('keeps the card alone', async () => {
    const { pick } = await show(bike('Shine', { description: 'long' }));
    await pick('Shine');
    expect(Object.keys(comparedBikes.read()[0] ?? {})).not.toContain('description');
    expect(comparedBikes.read()[0]).toMatchObject({ slug: 'shine', price: 181118 });
  });
});
