import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { chosenCity } from './chosen-city.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';
import { remembered, useFromRemembered, useRemembered } from './remembered.ts';
import { riderHeight } from './rider-height.ts';

beforeEach(() => localStorage.clear());

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

  it('forgets what is out of range', () => {
    localStorage.setItem('rider-height', '12');
    expect(riderHeight.read()).toBeNull();
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
