import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { withoutScripts } from '../testing.ts';
import { SortSelect } from './sort-select.tsx';

const options = [
  { value: 'price-low', label: 'Price, low to high' },
  { value: 'price-high', label: 'Price, high to low' },
] as const;
const sort = { name: 'sort', value: 'price-low', options } as const;

describe('<SortSelect />', () => {
  it('shows the order in force and tells which one is chosen', async () => {
    const handleValue = vi.fn();
    const screen = await render(<SortSelect {...sort} onValueChange={handleValue} />);
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    await expect.element(select).toHaveValue('price-low');
    await select.selectOptions('Price, high to low');
    expect(handleValue).toHaveBeenCalledExactlyOnceWith('price-high');
  });

  it('is a form that keeps the other parameters, with a button where no script runs', async () => {
    const parameters = new URLSearchParams('brand=honda&sort=price-high');
    const screen = await render(
      <SortSelect {...sort} action="/best-bikes" parameters={parameters} onValueChange={vi.fn()} />,
    );
    const { form } = screen.getByRole('combobox').element() as HTMLSelectElement;
    expect(form).toMatchObject({ method: 'get' });
    expect(form?.getAttribute('action')).toBe('/best-bikes');
    expect(form && [...new FormData(form)]).toEqual([
      ['brand', 'honda'],
      ['sort', 'price-low'],
    ]);
    const button = screen.getByRole('button', { name: 'Sort' });
    await expect.element(button).not.toBeInTheDocument();
    await withoutScripts(async () => {
      await expect.element(button).toHaveAttribute('type', 'submit');
    });
  });
});
