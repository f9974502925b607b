import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialog/dialog.tsx';
import { untilRendered } from '../testing.ts';
import { showToast } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

const text = 'Price details copied to clipboard!';

// If a previous test left the mouse there, a toast would count as hovered and stay.
beforeEach(() => userEvent.unhover(document.body));
afterEach(async () => {
  vi.useRealTimers();
  for (const button of page.getByRole('button', { name: 'Dismiss' }).elements()) (button as HTMLElement).click();
  await vi.waitUntil(() => page.getByRole('button', { name: 'Dismiss' }).elements().length === 0, 20_000);
});

describe('showToast()', () => {
  it('is told by a status and goes after its time', async () => {
    const screen = await render(<ToastRegion />);
    await expect.element(screen.getByRole('status')).toBeInTheDocument();
    showToast({ text, kind: 'success', duration: 600 });
    await expect.element(screen.getByRole('status').getByText(text)).toBeVisible();
    await expect.element(screen.getByText(text)).not.toBeInTheDocument();
  });

  it('waits for a region that comes later', async () => {
    showToast({ text: 'Saved before the page was ready.', kind: 'notice' });
    showToast({ text: 'So was this.', kind: 'notice' });
    const screen = await render(<ToastRegion />);
    await expect.element(screen.getByText('Saved before the page was ready.')).toBeVisible();
    await expect.element(screen.getByText('So was this.')).toBeVisible();
  });

  it('shows several, each once', async () => {
    const screen = await render(<ToastRegion />);
    showToast({ text: 'First.', kind: 'success' });
    showToast({ text: 'Second.', kind: 'error' });
    await expect.element(screen.getByText('First.')).toBeInTheDocument();
    await expect.element(screen.getByText('Second.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dismiss' }).elements()).toHaveLength(2);
  });

  it('tells the same once, however often, and again after it has gone', async () => {
    const screen = await render(<ToastRegion />);
    for (let part = 1; part <= 3; part += 1) showToast({ text: 'We couldn’t open this.', kind: 'error' });
    showToast({ text: 'Second.', kind: 'notice' });
    await expect.element(screen.getByText('Second.')).toBeVisible();
    expect(screen.getByText('We couldn’t open this.').elements()).toHaveLength(1);
    for (const button of screen.getByRole('button', { name: 'Dismiss' }).elements()) (button as HTMLElement).click();
    await expect.element(screen.getByText('We couldn’t open this.')).not.toBeInTheDocument();
    showToast({ text: 'We couldn’t open this.', kind: 'error' });
    await expect.element(screen.getByText('We couldn’t open this.')).toBeVisible();
  });

  it('stays with what can be done about it, until that is pressed or it is closed', async () => {
    const screen = await render(<ToastRegion />);
    const press = vi.fn();
    showToast({ text: 'First.', kind: 'error', duration: 700 });
    showToast({ text: 'Second.', kind: 'error', action: { label: 'Reload the page', onPress: press } });
    await expect.element(screen.getByText('First.')).toBeVisible();
    await expect.element(screen.getByText('First.')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Reload the page' }).click();
    expect(press).toHaveBeenCalledOnce();
    await screen.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(screen.getByText('Second.')).not.toBeInTheDocument();
  });

  it('shows no more than the last three', async () => {
    const screen = await render(<ToastRegion />);
    for (const number of [1, 2, 3, 4, 5]) showToast({ text: `Number ${number}.`, kind: 'notice' });
    await expect.element(screen.getByText('Number 5.')).toBeVisible();
    expect(
      screen
        .getByText(/^Number/)
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Number 3.', 'Number 4.', 'Number 5.']);
  });

  it('stays while it has the focus', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const screen = await render(<ToastRegion />);
    showToast({ text, kind: 'success', duration: 60_000 });
    await expect.element(screen.getByText(text)).toBeVisible();
    screen.getByRole('button', { name: 'Dismiss' }).element().focus();
    await untilRendered();
    vi.advanceTimersByTime(200_000);
    await untilRendered();
    await expect.element(screen.getByText(text)).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await untilRendered();
    vi.advanceTimersByTime(50_000);
    await untilRendered();
    await expect.element(screen.getByText(text)).toBeVisible();
    vi.advanceTimersByTime(10_000);
    await expect.element(screen.getByText(text)).not.toBeInTheDocument();
  });

  it('stays while it is hovered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const screen = await render(<ToastRegion />);
    showToast({ text, kind: 'success', duration: 50_000 });
    await userEvent.hover(screen.getByText(text));
    await untilRendered();
    vi.advanceTimersByTime(200_000);
    await untilRendered();
    await expect.element(screen.getByText(text)).toBeVisible();
    await userEvent.unhover(screen.getByText(text));
  });

  it('lies above an open dialog', async () => {
    const screen = await render(
      <>
        <ToastRegion />
        <Dialog isOpen onClose={vi.fn()} title="Get Best Price">
          <p>Form</p>
        </Dialog>
      </>,
    );
    showToast({ text, kind: 'error' });
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(page.getByText(text).element().closest('[popover]')?.matches(':popover-open')).toBe(true);
  });

  it('fits a narrow screen with a long text', async () => {
    await page.viewport(360, 700);
    const screen = await render(<ToastRegion />);
    showToast({ text: 'The showroom did not answer in time. '.repeat(4), kind: 'error' });
    await expect.element(screen.getByRole('button', { name: 'Dismiss' })).toBeInViewport();
    const { left, right } = screen
      .getByText(/The showroom/)
      .element()
      .getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(16);
    expect(right).toBeLessThanOrEqual(344);
  });
});
