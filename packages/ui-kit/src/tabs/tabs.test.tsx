import { Suspense, use, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withoutScripts } from '../testing.ts';
import { TabLinks } from './tab-links.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'brand', label: 'BRAND' },
  { id: 'budget', label: 'BUDGET' },
  { id: 'displacement', label: 'DISPLACEMENT' },
  { id: 'style', label: 'BODY STYLE' },
] as const;

function RideFinder() {
  const [selected, select] = useState<(typeof tabs)[number]['id']>('brand');
  return (
    <Tabs label="Find by" tabs={tabs} selected={selected} onSelect={select}>
      Showing {selected}
    </Tabs>
  );
}

describe('<Tabs />', () => {
  it('shows what a press chooses, in a panel named after the tab', async () => {
    const screen = await render(<RideFinder />);
    await screen.getByRole('tab', { name: 'BUDGET' }).click();
    await expect.element(screen.getByRole('tabpanel', { name: 'BUDGET' })).toHaveTextContent('Showing budget');
    await expect.element(screen.getByRole('tab', { name: 'BUDGET', selected: true })).toBeVisible();
    expect(screen.getByRole('tab', { selected: true }).elements()).toHaveLength(1);
  });

  it('marks the pressed tab at once, while what it shows takes its time', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const Slow = () => <>Showing {use(promise)}</>;
    function SlowFinder() {
      const [selected, select] = useState<(typeof tabs)[number]['id']>('brand');
      return (
        <Suspense>
          <Tabs label="Find by" tabs={tabs} selected={selected} onSelect={select}>
            {selected === 'brand' ? 'Showing brand' : <Slow />}
          </Tabs>
        </Suspense>
      );
    }
    const screen = await render(<SlowFinder />);
    await screen.getByRole('tab', { name: 'BUDGET' }).click();
    await expect.element(screen.getByRole('tab', { name: 'BUDGET', selected: true })).toHaveFocus();
    await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Showing brand');
    resolve('budgets');
    await expect.element(screen.getByRole('tabpanel', { name: 'BUDGET' })).toHaveTextContent('Showing budgets');
  });

  it('offers no other choice without scripts', async () => {
    const screen = await render(<RideFinder />);
    await withoutScripts(async () => {
      await expect.element(screen.getByRole('tab', { name: 'BRAND' })).toBeVisible();
      expect(screen.getByRole('tab').elements()).toHaveLength(1);
    });
  });

  it.each([
    ['{ArrowRight}', 'BUDGET'],
    ['{ArrowLeft}', 'BODY STYLE'],
    ['{End}', 'BODY STYLE'],
    ['{End}{ArrowRight}', 'BRAND'],
    ['{End}{Home}', 'BRAND'],
  ])('moves choice and focus along with %s to %s', async (keys, name) => {
    const screen = await render(<RideFinder />);
    await screen.getByRole('tab', { name: 'BRAND' }).click();
    await userEvent.keyboard(keys);
    await expect.element(screen.getByRole('tab', { name })).toHaveFocus();
    await expect.element(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  });

  it('leaves out a tab that is disabled, for presses and for keys', async () => {
    const [brand, budget, ...others] = tabs;
    const some = [brand, { ...budget, disabled: true }, ...others];
    const handleSelect = vi.fn();
    const screen = await render(
      <Tabs label="Find by" tabs={some} selected="brand" onSelect={handleSelect}>
        Showing brands
      </Tabs>,
    );
    const disabled = screen.getByRole('tab', { name: 'BUDGET' });
    await expect.element(disabled).toHaveAttribute('aria-disabled', 'true');
    await disabled.click({ force: true });
    screen.getByRole('tab', { name: 'BRAND' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('tab', { name: 'DISPLACEMENT' })).toHaveFocus();
    expect(handleSelect).toHaveBeenCalledExactlyOnceWith('displacement');
  });

  it('is one stop for the tab key', async () => {
    const screen = await render(<RideFinder />);
    expect(
      screen
        .getByRole('tab')
        .elements()
        .map((tab) => (tab as HTMLElement).tabIndex),
    ).toEqual([0, -1, -1, -1]);
  });

  it('brings the chosen tab into sight on a phone', async () => {
    await page.viewport(240, 600);
    const screen = await render(<RideFinder />);
    const list = screen.getByRole('tablist', { name: 'Find by' }).element();
    await screen.getByRole('tab', { name: 'BRAND' }).click();
    await userEvent.keyboard('{End}');
    await expect.poll(() => list.scrollLeft).toBeGreaterThan(list.scrollWidth - list.clientWidth - 2);
  });
});

describe('<TabLinks />', () => {
  it('links to the sections and says which is in sight', async () => {
    const links = [
      { href: '#overview', label: 'Overview' },
      { href: '#reviews', label: 'Reviews' },
    ];
    const screen = await render(<TabLinks label="On this page" links={links} current="#reviews" />);
    const reviews = screen.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Reviews' });
    await expect.element(reviews).toHaveAttribute('href', '#reviews');
    await expect.element(reviews).toHaveAttribute('aria-current', 'true');
    await expect.element(screen.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
  });
});
