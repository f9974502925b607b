import { renderWithApi } from '@dopahiya/api-client/testing';
import { ToastRegion } from '@dopahiya/ui-kit';
import type { RequestHandler } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { locationAt } from '../testing/location-at.ts';
import { toolsHandlers } from '../testing/tools-handlers.ts';
import { priceCheckerPage } from './price-checker.page.tsx';

const { component: PriceCheckerPage } = priceCheckerPage;

const { all, fails } = toolsHandlers;

async function show(handlers: RequestHandler[] = []) {
  const element = (
    <>
      <PriceCheckerPage at={locationAt('/price-checker?bike=classic-350&city=Delhi')} />
      <ToastRegion />
    </>
  );
  const { screen } = await renderWithApi(element, [...handlers, ...all()], { at: '/price-checker' });
  return screen;
}

type Shown = Awaited<ReturnType<typeof show>>;
const press = (screen: Shown, name: string | RegExp) => screen.getByRole('button', { name }).click();

async function calculate(screen: Shown) {
  await screen.getByRole('tab', { name: 'EMI calculator' }).click();
  await press(screen, 'Calculate EMI');
}

// A toast under the pointer would not close.
beforeEach(() => userEvent.unhover(document.body));
afterEach(() => vi.restoreAllMocks());

describe('the toasts of the price checker', () => {
  it.each([
    ['Price fetched successfully!', [], (screen: Shown) => press(screen, 'Check price')],
    ['Failed to fetch price.', [fails('price')], (screen: Shown) => press(screen, 'Check price')],
    [
      'Failed to load cities.',
      [fails('cities')],
      (screen: Shown) => screen.getByRole('combobox', { name: 'City' }).click(),
    ],
    ['EMI calculated successfully!', [], calculate],
    ['Price details copied to clipboard!', [], (screen: Shown) => press(screen, /Copy/)],
  ] as const)('says ‘%s’ for 3 seconds', async (text, handlers, act) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const wait = vi.spyOn(globalThis, 'setTimeout');
    const screen = await show([...handlers]);
    await act(screen);
    const toast = screen.getByRole('listitem').filter({ hasText: text });
    await expect.element(toast).toBeVisible();
    await expect.poll(() => wait.mock.calls.map(([, delay]) => delay)).toContain(3000);
    expect(wait.mock.calls.map(([, delay]) => delay)).not.toContain(5000);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(toast).not.toBeInTheDocument();
  });
});
