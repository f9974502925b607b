import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLateComponent } from './use-late-component.ts';

type Load = () => Promise<ComponentType<{ name: string }>>;

const Greeting = ({ name }: { name: string }) => <p>Namaste, {name}</p>;

function Late({ load, isWanted }: { load: Load; isWanted: boolean }) {
  const Loaded = useLateComponent(load, isWanted);
  return Loaded ? <Loaded name="Asha" /> : <p>nothing yet</p>;
}

describe('useLateComponent', () => {
  it('loads a component when it is wanted, not before', async () => {
    const load = vi.fn<Load>(async () => Greeting);
    const screen = await render(<Late load={load} isWanted={false} />);
    await expect.element(screen.getByText('nothing yet')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    await screen.rerender(<Late load={load} isWanted />);
    await expect.element(screen.getByText('Namaste, Asha')).toBeVisible();
  });

  it('tries again when it is wanted again', async () => {
    const load = vi.fn<Load>(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const screen = await render(<Late load={load} isWanted />);
    await expect.poll(() => load.mock.calls.length).toBe(1);
    await expect.element(screen.getByText('nothing yet')).toBeVisible();
    await screen.rerender(<Late load={load} isWanted={false} />);
    await screen.rerender(<Late load={load} isWanted />);
    await expect.element(screen.getByText('Namaste, Asha')).toBeVisible();
  });
});
