import type { BikeCard } from '@dopahiya/domain/bikes';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { chosenCity, hasChosenCity } from './chosen-city.ts';
import { favourites, toggleFavourite } from './favourites.ts';
import { recentlyViewed, rememberViewed } from './recently-viewed.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';
import { remembered, useFromRemembered, useRemembered } from './remembered.ts';
import { riderHeight } from './rider-height.ts';

beforeEach(() => localStorage.clear());

const cardOf = (slug: string) =>
  ({
    slug,
    name: 'Shine',
    brand: { name: 'Honda', slug: 'honda' },
    price: null,
    key_highlights: [],
  }) as unknown as BikeCard;

const inAnotherTab = (key: string, value: unknown) => {
  localStorage.setItem(key, JSON.stringify(value));
  dispatchEvent(new StorageEvent('storage', { key }));
};

describe('remembered', () => {
  it('holds its first value until there is another, and gives the same object while nothing changes', () => {
    expect(chosenCity.read()).toEqual({ name: 'Delhi', state: 'Delhi' });
    chosenCity.write({ name: 'Pune', state: 'Maharashtra' });
    expect(chosenCity.read()).toEqual({ name: 'Pune', state: 'Maharashtra' });
    expect(chosenCity.read()).toBe(chosenCity.read());
  });

  it.each(['{', '"Pune"', 'null', '{"name":7}'])('takes %s, which is no city, for nothing', (kept) => {
    localStorage.setItem('city', kept);
    expect(chosenCity.read().name).toBe('Delhi');
  });

  it.each([
    ['139', null],
    ['140', 140],
    ['200', 200],
    ['201', null],
  ])('takes a height of %s for %s', (kept, height) => {
    localStorage.setItem('rider-height', kept);
    expect(riderHeight.read()).toBe(height);
  });

  it('tells a city that was chosen from the one that stands there at first, even the same', () => {
    expect(hasChosenCity(chosenCity.read())).toBe(false);
    chosenCity.write({ name: 'Delhi', state: 'Delhi' });
    expect(hasChosenCity(chosenCity.read())).toBe(true);
  });

  it('lasts as long as the page where the browser keeps nothing, and says so', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const memory = remembered({ key: 'full', initial: 0, restore: Number });
    expect(memory.write(3)).toBe(false);
    expect(memory.read()).toBe(3);
    full.mockRestore();
  });
});

describe('rememberSearch', () => {
  it('keeps the last five, each once, the latest first', () => {
    for (const text of ['ather', 'shine', 'activa', 'r15', 'duke', ' ', ' Shine ', 'hunter']) rememberSearch(text);
    expect(recentSearches.read()).toEqual(['hunter', 'Shine', 'duke', 'r15', 'activa']);
  });
});

describe('rememberViewed', () => {
  it('keeps the last twelve, each once, the latest first', () => {
    for (const number of [...Array(14).keys(), 5]) rememberViewed(cardOf(`bike-${number}`));
    const kept = recentlyViewed.read().map(({ slug }) => slug);
    expect([kept.length, kept[0], kept[1], kept.at(-1)]).toEqual([12, 'bike-5', 'bike-13', 'bike-2']);
  });
});

describe('toggleFavourite', () => {
  it('says whether a favourite is kept, lasts as long as the page, or has no room', () => {
    expect([toggleFavourite('shine'), favourites.read()]).toEqual(['kept', ['shine']]);
    favourites.write(Array.from({ length: 199 }, (_, number) => `bike-${number}`));
    expect([toggleFavourite('shine'), toggleFavourite('r15')]).toEqual(['kept', 'full']);
    expect([toggleFavourite('shine'), favourites.read().length]).toEqual(['kept', 199]);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    onTestFinished(() => {
      full.mockRestore();
      // Until then it lasts with the page only, which other test files share.
      favourites.write([]);
    });
    expect([toggleFavourite('r15'), favourites.read().at(-1)]).toEqual(['for-now', 'r15']);
  });
});

describe('useRemembered', () => {
  function City() {
    const [{ name }, choose] = useRemembered(chosenCity);
    return (
      <button type="button" onClick={() => choose({ name: 'Kochi', state: 'Kerala' })}>
        {name}
      </button>
    );
  }

  it('shows the change of this tab and of another', async () => {
    const screen = await render(<City />);
    await screen.getByRole('button', { name: 'Delhi' }).click();
    await expect.element(screen.getByRole('button', { name: 'Kochi' })).toBeVisible();
    inAnotherTab('city', { name: 'Pune', state: 'Maharashtra' });
    await expect.element(screen.getByRole('button', { name: 'Pune' })).toBeVisible();
  });

  it('shows what another page changed meanwhile when this one is come back to', async () => {
    const screen = await render(<City />);
    await expect.element(screen.getByRole('button', { name: 'Delhi' })).toBeVisible();
    localStorage.setItem('city', JSON.stringify({ name: 'Pune', state: 'Maharashtra' }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(screen.getByRole('button', { name: 'Pune' })).toBeVisible();
  });
});

describe('useFromRemembered', () => {
  it('renders anew only when the fact changes', async () => {
    const rendered = vi.fn();
    function IsInKerala() {
      const isThere = useFromRemembered(chosenCity, ({ state }) => state === 'Kerala');
      rendered(isThere);
      return isThere ? 'in Kerala' : 'elsewhere';
    }
    const screen = await render(<IsInKerala />);
    chosenCity.write({ name: 'Pune', state: 'Maharashtra' });
    chosenCity.write({ name: 'Kochi', state: 'Kerala' });
    await expect.element(screen.getByText('in Kerala')).toBeVisible();
    chosenCity.write({ name: 'Thrissur', state: 'Kerala' });
    await new Promise(requestAnimationFrame);
    expect(rendered.mock.calls).toEqual([[false], [true]]);
  });
});
