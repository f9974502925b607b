import { renderWithApi } from '@dopahiya/api-client/testing';
import { HttpResponse, type RequestHandler } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sellHandlers } from '../testing/sell-handlers.ts';
import { CityDialog } from './city-dialog.tsx';

const { all, cities, refuses } = sellHandlers;

async function open(...handlers: RequestHandler[]) {
  const [onChoose, onClose] = [vi.fn(), vi.fn()];
  const dialog = <CityDialog isOpen onChoose={onChoose} onClose={onClose} />;
  const { screen, asked } = await renderWithApi(dialog, [...handlers, ...all()]);
  const search = screen.getByRole('combobox', { name: 'Search city' });
  const offered = () => [...screen.container.ownerDocument.querySelectorAll('[role=option]')].map((e) => e.textContent);
  return { screen, asked, search, offered, onChoose, onClose };
}

const pageOf = (names: string[], next: string | null) =>
  HttpResponse.json({ results: names.map((name, id) => ({ id: `${name}${id}`, name, state: null })), next });

describe('<CityDialog />', () => {
  it('offers cities with the focus in the search, and gives the one that is pressed', async () => {
    const { screen, search, onChoose } = await open();
    await expect.element(search).toHaveFocus();
    await screen.getByRole('option', { name: 'Mumbai, Maharashtra' }).click();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: 2, name: 'Mumbai' });
  });

  it('searches once somebody has stopped typing, and takes the first with Enter', async () => {
    const { asked, search, offered, onChoose } = await open();
    await expect.poll(offered).toHaveLength(2);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await userEvent.type(search, 'mum');
    vi.advanceTimersByTime(500);
    await expect.poll(offered).toEqual(['Mumbai, Maharashtra']);
    expect(asked.filter((path) => path.includes('search='))).toEqual(['/api/cities/?page=1&search=mum']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onChoose.mock.calls).toEqual([[{ id: 2, name: 'Mumbai' }]]);
  });

  it('loads more, and says when there are no more', async () => {
    let pages = 0;
    const more = cities(() => (++pages === 1 ? pageOf(['Delhi'], '/api/cities/?page=2') : pageOf(['Agra'], null)));
    const { screen, asked, offered } = await open(more);
    await expect.poll(offered).toEqual(['Delhi', 'More cities']);
    await expect.element(screen.getByText('No more cities to load')).not.toBeInTheDocument();
    await screen.getByRole('option', { name: 'More cities' }).click();
    await expect.poll(offered).toEqual(['Delhi', 'Agra']);
    expect(asked).toContain('/api/cities/?page=2');
    await expect.element(screen.getByText('No more cities to load')).toBeVisible();
  });

  it('says that no city was found', async () => {
    const { screen, search } = await open();
    await search.fill('atlantis');
    await expect.element(screen.getByText('No cities found')).toBeVisible();
  });

  it('offers the states where no place is known, and searches the one that is pressed', async () => {
    const guess = { kind: 'unknown', asked: 'zz', states: ['Goa'], large: null };
    const byState = cities((search) =>
      search === 'zz'
        ? HttpResponse.json({ results: [], next: null, guess })
        : pageOf(search === 'Goa' ? ['Panaji', 'Margao'] : ['Delhi'], null),
    );
    const { screen, search, offered } = await open(byState);
    await userEvent.type(search, 'zz');
    await screen.getByRole('option', { name: 'Goa', exact: true }).click();
    await expect.element(search).toHaveValue('Goa');
    await expect.poll(offered).toEqual(['Panaji', 'Margao']);
  });

  it('shows all cities where the search fails, and says so', async () => {
    const broken = cities((search) => (search ? refuses({}, 500) : pageOf(['Delhi', 'Pune'], null)));
    const { screen, search, offered } = await open(broken);
    await expect.poll(offered).toEqual(['Delhi', 'Pune']);
    await search.fill('pune');
    await expect.element(screen.getByText('Search failed. Showing all cities.')).toBeVisible();
    expect(offered()).toEqual(['Delhi', 'Pune']);
  });

  it('offers the eight largest where none come, says so, and tries again', async () => {
    let isBroken = true;
    const broken = cities(() => (isBroken ? refuses({}, 500) : pageOf(['Agra'], null)));
    const { screen, offered, onChoose } = await open(broken);
    await expect.element(screen.getByText("Couldn't load cities. Using default list.")).toBeVisible();
    expect(offered()).toHaveLength(8);
    isBroken = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(offered).toEqual(['Agra']);
    isBroken = true;
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('closes with Escape', async () => {
    const { search, onClose } = await open();
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });
});
