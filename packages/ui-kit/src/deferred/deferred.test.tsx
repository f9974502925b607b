import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Deferred } from './deferred.tsx';

type Load = () => Promise<ComponentType<{ name: string }>>;

const Greeting = ({ name }: { name: string }) => <p>Namaste, {name}</p>;

const greeting = (load: Load, isWanted: boolean) => (
  <Deferred load={load} isWanted={isWanted} given={{ name: 'Asha' }} before={<p>nothing yet</p>} />
);

describe('<Deferred />', () => {
  it('loads a component when it is wanted, not before', async () => {
    const load = vi.fn<Load>(async () => Greeting);
    const screen = await render(greeting(load, false));
    await expect.element(screen.getByText('nothing yet')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    await screen.rerender(greeting(load, true));
    await expect.element(screen.getByText('Namaste, Asha')).toBeVisible();
  });

  it('tries again when it is wanted again', async () => {
    const load = vi.fn<Load>(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const screen = await render(greeting(load, true));
    await expect.poll(() => load.mock.calls.length).toBe(1);
    await expect.element(screen.getByText('nothing yet')).toBeVisible();
    await screen.rerender(greeting(load, false));
    await screen.rerender(greeting(load, true));
    await expect.element(screen.getByText('Namaste, Asha')).toBeVisible();
  });

  it('tells each failure, and asks no more often because somebody else listens', async () => {
    const load = vi.fn<Load>(() => Promise.reject(new TypeError('Failed to fetch')));
    const [before, now] = [vi.fn(), vi.fn()];
    const listening = (onFailure: () => void, isWanted = true) => (
      <Deferred load={load} isWanted={isWanted} given={{ name: 'Asha' }} onFailure={onFailure} />
    );
    const screen = await render(listening(before));
    await expect.poll(() => before.mock.calls.length).toBe(1);
    await screen.rerender(listening(now));
    expect(load).toHaveBeenCalledOnce();
    await screen.rerender(listening(now, false));
    await screen.rerender(listening(now));
    await expect.poll(() => now.mock.calls.length).toBe(1);
    expect(before).toHaveBeenCalledOnce();
  });
});
