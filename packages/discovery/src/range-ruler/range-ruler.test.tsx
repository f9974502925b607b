import { hydrateWithApi } from '@dopahiya/api-client/testing';
import { theme } from '@dopahiya/ui-kit';
import { insertPageStyle, resolveColor, withoutScripts } from '@dopahiya/ui-kit/testing';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RangeRuler } from './range-ruler.tsx';

insertPageStyle();

const labels = ['Under 60k', 'Under 70k', 'Under 80k', 'Under 1L', 'Under 1.5L', 'Under 2L', 'Above 2L'];
const buttons = labels.map((label) => ({ id: label, label }));
const links = labels.map((label, index) => ({ id: label, label, href: `/budget/${index}` }));

function Budget() {
  const [selected, select] = useState<string | null>(null);
  return <RangeRuler label="Budget" options={buttons} selected={selected} onSelect={select} />;
}

describe('<RangeRuler />', () => {
  it('marks the range that is pressed, in yellow', async () => {
    const screen = await render(<Budget />);
    expect(screen.getByRole('list', { name: 'Budget' }).getByRole('button').elements()).toHaveLength(7);
    await screen.getByRole('button', { name: 'Under 80k' }).click();
    const pressed = screen.getByRole('button', { pressed: true });
    await expect.element(pressed).toHaveTextContent('Under 80k');
    expect(getComputedStyle(pressed.element()).backgroundColor).toBe(resolveColor(theme.color.actionSignalBg));
  });

  it('leads to the page of a range, without scripts too', async () => {
    const ruler = <RangeRuler label="Budget" options={links} selected="Under 60k" />;
    const router = createMemoryRouter([{ path: '*', element: ruler }]);
    const screen = await render(<RouterProvider router={router} />);
    await expect.element(screen.getByRole('link', { name: 'Under 60k' })).toHaveAttribute('aria-current', 'true');
    await withoutScripts(async () => {
      await expect.element(screen.getByRole('link', { name: 'Under 70k' })).toBeVisible();
    });
    await screen.getByRole('link', { name: 'Under 70k' }).click();
    expect(router.state.location.pathname).toBe('/budget/1');
  });

  it('leaves a link to its owner where that wants the press', async () => {
    const handleSelect = vi.fn();
    const ruler = <RangeRuler label="Budget" options={links} selected={null} onSelect={handleSelect} />;
    const router = createMemoryRouter([{ path: '*', element: ruler }]);
    const screen = await render(<RouterProvider router={router} />);
    await screen.getByRole('link', { name: 'Under 70k' }).click();
    expect(handleSelect).toHaveBeenCalledExactlyOnceWith('Under 70k');
    expect(router.state.location.pathname).toBe('/');
    // Not followed here: the browser would open a tab.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    const inNewTab = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    screen.getByRole('link', { name: 'Under 80k' }).element().dispatchEvent(inNewTab);
    expect(handleSelect).toHaveBeenCalledOnce();
  });

  it('scrolls within a narrow page and does not widen it', async () => {
    await page.viewport(360, 700);
    const screen = await render(
      <div style={{ paddingInline: 16 }}>
        <RangeRuler label="Budget" options={links} selected={null} />
      </div>,
      { wrapper: MemoryRouter },
    );
    expect(document.documentElement.scrollWidth).toBe(360);
    expect(screen.getByRole('link').last().element().getBoundingClientRect().right).toBeGreaterThan(360);
  });

  it('comes from the server as the browser would have made it', async () => {
    const { consoleErrors } = await hydrateWithApi(
      <RangeRuler label="Budget" options={[{ id: 'low', label: 'Low', href: '/low' }]} selected={null} />,
      () => {},
    );
    expect(consoleErrors).toEqual([]);
  });
});
