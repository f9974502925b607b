import { renderWithApi } from '@dopahiya/api-client/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toolsHandlers } from '../testing/tools-handlers.ts';
import { ShowroomForm } from './showroom-form.tsx';

const honda = { id: 3, name: 'Honda', slug: 'honda' };
const choice = { brand: honda, city: 'Delhi', page: 1, unknownBrand: null };
const list = () => page.getByRole('listbox');

/** Returns the box of this name with fake timers; its list was opened once, so that it opens immediately. */
async function boxAtRest(name: string) {
  const { screen } = await renderWithApi(<ShowroomForm choice={choice} error={null} />, toolsHandlers.all());
  const box = screen.getByRole('combobox', { name });
  await box.click();
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list()).not.toBeInTheDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return box;
}

afterEach(() => vi.useRealTimers());

describe.each(['Brand', 'City'])('the list of the box ‘%s’', (name) => {
  it('closes 5 seconds after its last use by a pointer, and no sooner', async () => {
    const box = await boxAtRest(name);
    await box.click();
    await expect.element(list()).toBeVisible();
    vi.advanceTimersByTime(4900);
    list()
      .element()
      .dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    vi.advanceTimersByTime(4900);
    await expect.element(list()).toBeVisible();
    vi.advanceTimersByTime(100);
    await expect.element(list()).not.toBeInTheDocument();
  });

  it('stays where keys have opened it', async () => {
    await boxAtRest(name);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list()).toBeVisible();
    vi.advanceTimersByTime(60_000);
    await expect.element(list()).toBeVisible();
  });

  it('stays where keys are used in it after a press', async () => {
    const box = await boxAtRest(name);
    await box.click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list()).toBeVisible();
    vi.advanceTimersByTime(60_000);
    await expect.element(list()).toBeVisible();
  });

  it('stays where a screen reader has pressed it', async () => {
    const box = await boxAtRest(name);
    const field = box.element() as HTMLInputElement;
    field.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pressure: 0 }));
    field.click();
    await expect.element(list()).toBeVisible();
    vi.advanceTimersByTime(60_000);
    await expect.element(list()).toBeVisible();
  });

  it('closes on a press elsewhere', async () => {
    const box = await boxAtRest(name);
    await box.click();
    await expect.element(list()).toBeVisible();
    await page.getByText('Show me').click();
    await expect.element(list()).not.toBeInTheDocument();
  });
});
