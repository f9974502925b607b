import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withoutScripts } from '../../testing/rendering.ts';
import type { CityChoice } from '../../cities/city-sections.ts';
import { CityPicker, type CityPickerProps } from './city-picker.tsx';

const cities: CityChoice[] = [
  { id: 1, name: 'Delhi', state: 'Delhi' },
  { id: 2, name: 'Pune', state: 'Maharashtra' },
];

interface PickerProps extends Pick<CityPickerProps, 'guess' | 'onMore' | 'areCurrent'> {
  offered?: CityChoice[];
  onOpen?: () => void;
}

const ignore = () => undefined;

function Picker({ offered, onOpen = ignore, ...found }: PickerProps) {
  const [city, setCity] = useState('Delhi');
  const [search, setSearch] = useState('');
  const choose = ({ name }: CityChoice) => setCity(name);
  return (
    <>
      <CityPicker
        city={city}
        cities={offered}
        search={search}
        onSearch={setSearch}
        onOpen={onOpen}
        onChoose={choose}
        {...found}
      />
      <p>searched for: {search || 'nothing'}</p>
    </>
  );
}

describe('<CityPicker />', () => {
  it('names the city, and asks for the others when it opens', async () => {
    const onOpen = vi.fn<() => void>();
    const screen = await render(<Picker offered={cities} onOpen={onOpen} />);
    expect(onOpen).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'City: Delhi' }).click();
    await expect.element(screen.getByRole('option', { name: 'Pune Maharashtra' })).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: 'Search city' })).toHaveFocus();
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('opens for a press that was held until somebody could hear it', async () => {
    const onOpen = vi.fn<() => void>();
    const screen = await render(<Picker offered={cities} onOpen={onOpen} />);
    (screen.getByRole('button', { name: 'City: Delhi' }).element() as HTMLElement).click();
    await expect.element(screen.getByRole('option', { name: 'Pune Maharashtra' })).toBeVisible();
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('takes the city that is pressed, closes and clears the search', async () => {
    const screen = await render(<Picker offered={cities} />);
    await screen.getByRole('button', { name: 'City: Delhi' }).click();
    await screen.getByRole('combobox').fill('pu');
    await expect.element(screen.getByText('searched for: pu')).toBeVisible();
    await screen.getByRole('option', { name: /Pune/ }).click();
    await expect.element(screen.getByRole('button', { name: 'City: Pune' })).toHaveFocus();
    await expect.element(screen.getByText('searched for: nothing')).toBeVisible();
    expect(screen.getByRole('option').query()).toBeNull();
  });

  it('is used with the keys alone', async () => {
    const screen = await render(<Picker offered={cities} />);
    screen.getByRole('button', { name: 'City: Delhi' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(screen.getByRole('button', { name: 'City: Pune' })).toHaveFocus();
  });

  it('takes the first city that a text names when Enter is pressed', async () => {
    const screen = await render(<Picker offered={cities.slice(1)} />);
    await screen.getByRole('button', { name: 'City: Delhi' }).click();
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('combobox')).toBeVisible();
    await screen.getByRole('combobox').fill('pun');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'City: Pune' })).toHaveFocus();
  });

  it('says that no city was found', async () => {
    const screen = await render(<Picker offered={[]} />);
    await screen.getByRole('button', { name: 'City: Delhi' }).click();
    await expect.element(screen.getByText('No cities found')).toBeVisible();
  });

  it('searches for a state where nothing was found, and stays open', async () => {
    const guess = { kind: 'unknown' as const, asked: 'zz', states: ['Goa'], large: null };
    const screen = await render(<Picker offered={[]} guess={guess} />);
    await screen.getByRole('button', { name: 'City: Delhi' }).click();
    await screen.getByRole('option', { name: 'Goa' }).click();
    await expect.element(screen.getByText('searched for: Goa')).toBeVisible();
    await expect.element(screen.getByRole('combobox')).toBeVisible();
  });

  it('asks for more cities', async () => {
    const onMore = vi.fn<() => void>();
    const screen = await render(<Picker offered={cities} onMore={onMore} />);
    await screen.getByRole('button', { name: 'City: Delhi' }).click();
    await screen.getByRole('option', { name: 'More cities' }).click();
    expect(onMore).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('option', { name: /Pune/ })).toBeVisible();
  });

  it('waits for the cities', async () => {
    const screen = await render(<Picker />);
    await screen.getByRole('button', { name: 'City: Delhi' }).click();
    await expect.element(screen.getByText('Searching...')).toBeVisible();
  });

  it('takes the city that was entered once the cities are here, unless the text was changed meanwhile', async () => {
    const screen = await render(<Picker />);
    await screen.getByRole('button', { name: 'City: Delhi' }).click();
    await screen.getByRole('combobox').fill('pune');
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('combobox').fill('pun');
    await screen.rerender(<Picker offered={cities.slice(1)} />);
    await expect.element(screen.getByRole('option', { name: /Pune/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'City: Delhi' }).query()).not.toBeNull();
    await screen.rerender(<Picker offered={cities} areCurrent={false} />);
    await userEvent.keyboard('{Enter}');
    await screen.rerender(<Picker offered={cities.slice(1)} />);
    await expect.element(screen.getByRole('button', { name: 'City: Pune' })).toHaveFocus();
  });

  it('only names the city without scripts', async () => {
    const screen = await render(<Picker />);
    await withoutScripts(async () => {
      await expect.element(screen.getByText('Delhi', { exact: true })).toBeVisible();
      const button = screen.getByRole('button', { name: 'City: Delhi' }).element();
      expect(getComputedStyle(button).pointerEvents).toBe('none');
    });
  });
});
