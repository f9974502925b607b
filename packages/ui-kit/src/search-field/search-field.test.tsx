import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchField } from './search-field.tsx';

function BrandSearch({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState('');
  const change = (next: string) => {
    setText(next);
    onText(next);
  };
  return <SearchField label="Search brands" value={text} onChange={(event) => change(event.target.value)} />;
}

describe('<SearchField />', () => {
  it('is a search field of the form it stands in', async () => {
    const handleSubmit = vi.fn();
    const screen = await render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit(new FormData(event.currentTarget).get('q'));
        }}
      >
        <SearchField label="Search brands" name="q" />
      </form>,
    );
    await screen.getByRole('searchbox', { name: 'Search brands' }).fill('honda');
    await userEvent.keyboard('{Enter}');
    expect(handleSubmit).toHaveBeenCalledExactlyOnceWith('honda');
  });

  it('is emptied by a button that is there only while there is text', async () => {
    const screen = await render(<SearchField label="Search brands" />);
    const clear = screen.getByRole('button', { name: 'Clear' });
    await expect.element(clear).not.toBeInTheDocument();
    await screen.getByRole('searchbox').fill('honda');
    await clear.click();
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    await expect.element(clear).not.toBeInTheDocument();
  });

  it('tells its owner that it was emptied', async () => {
    const handleText = vi.fn();
    const screen = await render(<BrandSearch onText={handleText} />);
    await screen.getByRole('searchbox').fill('honda');
    await screen.getByRole('button', { name: 'Clear' }).click();
    expect(handleText.mock.calls).toEqual([['honda'], ['']]);
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('has a button that a finger hits', async () => {
    const screen = await render(<SearchField label="Search brands" defaultValue="honda" />);
    const { width, height } = screen.getByRole('button').element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  it('shows its label where it is told to', async () => {
    const screen = await render(<SearchField label="Search brands" labelled="visibly" />);
    const { width } = screen.getByText('Search brands').element().getBoundingClientRect();
    expect(width).toBeGreaterThan(50);
  });
});
