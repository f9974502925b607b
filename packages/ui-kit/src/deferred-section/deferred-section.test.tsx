import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { untilRendered, withoutScripts } from '../testing.ts';
import { deferredSection, type DeferredSectionOptions } from './deferred-section.tsx';

const Arrived = () => <p>The bikes themselves</p>;

const makeSection = (load: DeferredSectionOptions['load'] = async () => Arrived) =>
  deferredSection({
    title: 'Most Loved Bikes & Scooters',
    links: [{ label: 'All popular bikes', to: '/popular' }],
    minHeight: { narrow: '300px', wide: '500px' },
    load,
  });

async function show(Shown: ReturnType<typeof makeSection>, distance: number) {
  await page.viewport(1440, 900);
  const before = <div style={{ height: 900 + distance }} />;
  return render(
    <>
      {before}
      <Shown />
    </>,
    { wrapper: MemoryRouter },
  );
}

describe('deferredSection()', () => {
  it('is a heading with links while it is far away, and loads nothing', async () => {
    const load = vi.fn(async () => Arrived);
    const screen = await show(makeSection(load), 400);
    await untilRendered();
    await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Most Loved Bikes & Scooters');
    await expect.element(screen.getByRole('link', { name: 'All popular bikes' })).toHaveAttribute('href', '/popular');
    expect(load).not.toHaveBeenCalled();
  });

  it('loads its content when it is near', async () => {
    const screen = await show(makeSection(), -10);
    await expect.element(screen.getByText('The bikes themselves')).toBeInTheDocument();
    expect(screen.getByRole('link').query()).toBeNull();
  });

  it('keeps the room that its content will take, and takes none of it without scripts', async () => {
    const screen = await show(makeSection(), 2000);
    const room = screen.getByRole('list').element().parentElement;
    expect(room?.getBoundingClientRect().height).toBe(500);
    await page.viewport(390, 800);
    expect(room?.getBoundingClientRect().height).toBe(300);
    await withoutScripts(async () => {
      expect(room?.getBoundingClientRect().height).toBeLessThan(60);
    });
  });

  it('is whole at once when a visitor comes back to it', async () => {
    const Shown = makeSection();
    const first = await show(Shown, 0);
    await expect.element(first.getByText('The bikes themselves')).toBeInTheDocument();
    await first.unmount();
    const second = await show(Shown, 2000);
    expect(second.container).toHaveTextContent('The bikes themselves');
  });

  it('keeps its links when it cannot be loaded, and tries again when it comes near again', async () => {
    const load = vi.fn(async () => Arrived).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const screen = await show(makeSection(load), 2000);
    window.scrollTo(0, 3000);
    await expect.poll(() => load.mock.calls.length).toBe(1);
    await expect.element(screen.getByRole('link', { name: 'All popular bikes' })).toBeVisible();
    window.scrollTo(0, 0);
    await untilRendered();
    window.scrollTo(0, 3000);
    await expect.element(screen.getByText('The bikes themselves')).toBeInTheDocument();
  });

  it('does not take a link away while it has the focus', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Arrived>();
    const screen = await show(
      makeSection(() => promise),
      0,
    );
    const link = screen.getByRole('link', { name: 'All popular bikes' });
    (link.element() as HTMLElement).focus();
    resolve(Arrived);
    await untilRendered();
    await expect.element(link).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByText('The bikes themselves')).toBeInTheDocument();
  });

  it('has a form instead that works at once, and leaves it where somebody has begun to fill it', async () => {
    const load = Promise.withResolvers<typeof Arrived>();
    const form = (
      <form>
        <input aria-label="Bike or scooter" />
      </form>
    );
    const Shown = deferredSection({
      title: 'Price',
      links: [],
      form,
      minHeight: { narrow: '9px', wide: '9px' },
      load: () => load.promise,
    });
    const screen = await show(Shown, 0);
    await screen.getByRole('textbox').fill('Shine');
    load.resolve(Arrived);
    await userEvent.tab();
    await untilRendered();
    await expect.element(screen.getByRole('textbox')).toHaveValue('Shine');
  });
});
