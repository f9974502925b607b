import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useKeptFocus } from './use-kept-focus.ts';

function Favourites({ names }: { names: readonly string[] }) {
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div {...kept}>
      {names.map((name) => (
        <button key={name} type="button" disabled={name === 'Sold out'}>
          {name}
        </button>
      ))}
    </div>
  );
}

describe('useKeptFocus()', () => {
  it('moves the focus to what can be pressed first, if what has it goes', async () => {
    const screen = await render(<Favourites names={['Sold out', 'Activa', 'Shine']} />);
    screen.getByRole('button', { name: 'Shine' }).element().focus();
    await screen.rerender(<Favourites names={['Sold out', 'Activa']} />);
    await expect.element(screen.getByRole('button', { name: 'Activa' })).toHaveFocus();
  });

  it('leaves the focus where it is, or nowhere, if somebody has left', async () => {
    const screen = await render(<Favourites names={['Activa', 'Shine']} />);
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Activa' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    await screen.rerender(<Favourites names={['Shine']} />);
    await expect.element(document.body).toHaveFocus();
  });
});
