import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { untilRendered } from '../testing.ts';
import type { ComboboxOption } from './combobox-section.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const bikes: ComboboxOption[] = [
  { id: 'hunter', text: 'Hunter 350', href: '#hunter' },
  { id: 'classic', text: 'Classic 350', href: '#classic' },
];
const terms: ComboboxOption[] = [{ id: 'term-honda', text: 'honda', afterChoice: 'stay' }];
const sections = [
  { title: 'Bike Suggestions', options: bikes },
  { title: 'Recent Searches', options: terms },
];

function Search({ onValueChange, ...props }: Partial<ComboboxProps>) {
  const [text, setText] = useState('');
  const handleValue = (value: string) => {
    setText(value);
    onValueChange?.(value);
  };
  const fixed = { label: 'Search bikes', sections, onChoose: () => undefined };
  return <Combobox {...fixed} value={text} onValueChange={handleValue} name="q" {...props} />;
}

const field = () => page.getByRole('combobox', { name: 'Search bikes' });
const listbox = () => page.getByRole('listbox', { name: 'Search bikes' });
const activeOption = () => document.querySelector('[role=option][aria-selected=true]')?.textContent ?? null;
const announced = () => page.getByRole('status').element().textContent;

describe('<Combobox />', () => {
  it('opens at the focus and shows its options under their titles', async () => {
    const screen = await render(<Search />);
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
    await field().click();
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
    await expect.element(field()).toHaveAttribute('aria-controls', listbox().element().id);
    const suggestions = screen.getByRole('group', { name: 'Bike Suggestions' });
    await expect.element(suggestions.getByRole('option', { name: 'Hunter 350' })).toBeVisible();
    expect(suggestions.getByRole('option').elements()).toHaveLength(2);
    await expect.element(screen.getByRole('group', { name: 'Recent Searches' })).toBeVisible();
  });

  it('leaves out a section without options', async () => {
    const screen = await render(<Search sections={[{ title: 'Popular Searches', options: [] }, ...sections]} />);
    await field().click();
    expect(screen.getByRole('group').elements()).toHaveLength(2);
  });

  it('gives an option 56 px of height', async () => {
    const screen = await render(<Search />);
    await field().click();
    expect(screen.getByRole('option').first().element().getBoundingClientRect().height).toBe(56);
  });

  it.each([
    ['{ArrowDown}', 'Hunter 350'],
    ['{ArrowUp}', 'honda'],
    ['{ArrowDown}{ArrowDown}', 'Classic 350'],
    ['{ArrowDown}{ArrowUp}', 'honda'],
    ['{ArrowUp}{ArrowDown}', 'Hunter 350'],
    ['{ArrowDown}{Home}', null],
    ['{ArrowDown}{ArrowLeft}', null],
    ['{ArrowDown}x', null],
    ['{Alt>}{ArrowDown}{/Alt}', null],
  ])('moves with %s to %s', async (keys, option) => {
    await render(<Search />);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard(keys);
    expect(activeOption()).toBe(option);
    const id = document.querySelector('[role=option][aria-selected=true]')?.id ?? null;
    expect(field().element().getAttribute('aria-activedescendant')).toBe(id);
    await expect.element(field()).toHaveFocus();
    await expect.element(listbox()).toBeVisible();
  });

  it('chooses the active option on Enter, closes, and does not send the form', async () => {
    const handleChoice = vi.fn();
    const handleSubmit = vi.fn();
    await render(
      <form onSubmit={handleSubmit}>
        <Search onChoose={handleChoice} />
      </form>,
    );
    await field().click();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(handleChoice).toHaveBeenCalledExactlyOnceWith(bikes[1]);
    expect(handleSubmit).not.toHaveBeenCalled();
    await expect.element(listbox()).not.toBeInTheDocument();
  });

  it('sends the form on Enter when no option is active, and closes', async () => {
    const handleSubmit = vi.fn();
    await render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit(new FormData(event.currentTarget).get('q'));
        }}
      >
        <Search />
      </form>,
    );
    await field().fill('pulsar');
    await userEvent.keyboard('{Enter}');
    expect(handleSubmit).toHaveBeenCalledExactlyOnceWith('pulsar');
    await expect.element(listbox()).not.toBeInTheDocument();
  });

  it('hands over the text on Enter where it is asked to, in place of sending the form', async () => {
    const handleText = vi.fn();
    const handleSubmit = vi.fn();
    await render(
      <form onSubmit={handleSubmit}>
        <Search onSubmit={handleText} />
      </form>,
    );
    await field().fill('pulsar');
    await userEvent.keyboard('{Enter}');
    expect(handleText).toHaveBeenCalledExactlyOnceWith('pulsar');
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('closes at the first Escape, is emptied at the second, and leaves the third to what it stands in', async () => {
    const handleKey = vi.fn();
    const handleText = vi.fn();
    onTestFinished(() => document.removeEventListener('keydown', handleKey));
    document.addEventListener('keydown', handleKey);
    await render(<Search onValueChange={handleText} />);
    await field().fill('hun');
    await userEvent.keyboard('{Escape}');
    await expect.element(listbox()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('hun');
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveValue('');
    expect(handleText).toHaveBeenLastCalledWith('');
    await expect.element(listbox()).not.toBeInTheDocument();
    expect(handleKey).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(handleKey).toHaveBeenCalledOnce();
  });

  it('closes on Tab and goes on to the button that empties it', async () => {
    const screen = await render(<Search />);
    await field().fill('hun');
    await userEvent.tab();
    await expect.element(listbox()).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
  });

  it('keeps the focus in the field when an option is pressed', async () => {
    const handleChoice = vi.fn();
    const screen = await render(<Search onChoose={handleChoice} />);
    await field().click();
    await screen.getByRole('option', { name: 'Hunter 350' }).click();
    expect(handleChoice).toHaveBeenCalledExactlyOnceWith(bikes[0]);
    await expect.element(field()).toHaveFocus();
    await expect.element(listbox()).not.toBeInTheDocument();
    expect(location.hash).toBe('');
  });

  it('stays open after the choice of a term to search for next', async () => {
    const screen = await render(<Search />);
    await field().click();
    await screen.getByRole('option', { name: 'honda' }).click();
    await expect.element(listbox()).toBeVisible();
  });

  it('leaves a press that opens a new tab to the browser', async () => {
    const handleChoice = vi.fn();
    const screen = await render(<Search onChoose={handleChoice} />);
    await field().click();
    const option = screen.getByRole('option', { name: 'Hunter 350' }).element();
    expect(option).toHaveAttribute('href', '#hunter');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    let isPrevented = true;
    const stop = (event: Event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', stop, { once: true });
    option.dispatchEvent(press);
    expect(isPrevented).toBe(false);
    expect(handleChoice).not.toHaveBeenCalled();
  });

  it.each(['Control', 'Meta'])(
    'opens the option that the keys have reached in a new tab by %s and Enter',
    async (key) => {
      const open = vi.spyOn(window, 'open').mockReturnValue(null);
      onTestFinished(() => open.mockRestore());
      const handleChoice = vi.fn();
      const handleSubmit = vi.fn();
      await render(<Search onChoose={handleChoice} onSubmit={handleSubmit} />);
      await field().click();
      await userEvent.keyboard(`{ArrowDown}{ArrowDown}{${key}>}{Enter}{/${key}}`);
      expect(open.mock.calls).toEqual([['#classic', '_blank', 'noopener']]);
      expect([handleChoice, handleSubmit].map(({ mock }) => mock.calls)).toEqual([[], []]);
      await expect.element(listbox()).toBeVisible();
    },
  );

  it('leaves a press of the middle button on a link to the browser', async () => {
    const handleChoice = vi.fn();
    const screen = await render(<Search onChoose={handleChoice} />);
    await field().click();
    const press = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 });
    screen.getByRole('option', { name: 'Hunter 350' }).element().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    expect(handleChoice).not.toHaveBeenCalled();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'chooses nothing while an input method composes: %j',
    async (of) => {
      const handleChoice = vi.fn();
      const handleSubmit = vi.fn();
      await render(<Search onChoose={handleChoice} onSubmit={handleSubmit} />);
      await field().click();
      await userEvent.keyboard('{ArrowDown}');
      const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...of });
      field().element().dispatchEvent(press);
      expect(press.defaultPrevented).toBe(false);
      expect([handleChoice, handleSubmit].map(({ mock }) => mock.calls)).toEqual([[], []]);
      await expect.element(listbox()).toBeVisible();
    },
  );

  it('closes at a press anywhere else, and when the focus is moved elsewhere', async () => {
    const screen = await render(
      <>
        <Search />
        <p style={{ marginTop: 400 }}>A text beside it</p>
        <button type="button">A button beside it</button>
      </>,
    );
    await field().click();
    await expect.element(listbox()).toBeVisible();
    screen
      .getByText('A text beside it')
      .element()
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.element(listbox()).not.toBeInTheDocument();
    await field().click();
    await expect.element(listbox()).toBeVisible();
    screen.getByRole('button', { name: 'A button beside it' }).element().focus();
    await expect.element(listbox()).not.toBeInTheDocument();
  });

  it('shows a button while there is text, which empties it, closes the list and keeps the focus', async () => {
    const handleText = vi.fn();
    const screen = await render(<Search onValueChange={handleText} />);
    const clear = screen.getByRole('button', { name: 'Clear' });
    await expect.element(clear).not.toBeInTheDocument();
    await field().fill('hun');
    await clear.click();
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
    await expect.element(listbox()).not.toBeInTheDocument();
    await expect.element(clear).not.toBeInTheDocument();
    expect(handleText).toHaveBeenLastCalledWith('');
  });

  it('says how many options there are, and why there are none', async () => {
    const screen = await render(<Search />);
    expect(announced()).toBe('');
    await field().click();
    expect(announced()).toBe('3 results');
    await screen.rerender(<Search sections={[{ options: [{ id: 'one', text: 'One' }] }]} />);
    expect(announced()).toBe('1 result');
    await screen.rerender(<Search sections={[]} status="loading" />);
    expect(announced()).toBe('Searching...');
    await screen.rerender(<Search sections={[]} emptyTexts="No cities found" />);
    expect(announced()).toBe('No cities found');
    await expect.element(screen.getByText('No cities found')).toBeVisible();
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    expect(announced()).toBe('');
  });

  it('keeps the options of the text before while those of the next are on their way', async () => {
    const screen = await render(<Search status="loading" />);
    await field().click();
    await expect.element(screen.getByRole('option', { name: 'Hunter 350' })).toBeVisible();
    await expect.element(listbox()).toHaveAttribute('aria-busy', 'true');
  });

  it('tells when it opens and closes', async () => {
    const handleOpen = vi.fn();
    await render(<Search onOpenChange={handleOpen} />);
    await field().click();
    expect(handleOpen).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    expect(handleOpen.mock.calls).toEqual([[true], [false]]);
  });

  it('brings the active option into sight', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, text: `Bike ${index}` }));
    const screen = await render(<Search sections={[{ options: many }]} />);
    await field().click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(screen.getByRole('option', { name: 'Bike 59' })).toBeInViewport();
    const box = listbox().element().parentElement?.getBoundingClientRect();
    expect(box?.height).toBeLessThanOrEqual(innerHeight * 0.7);
  });

  it('can stand under its field always, and leaves Escape to what it stands in', async () => {
    const handleOpen = vi.fn();
    const screen = await render(<Search list="standing" onOpenChange={handleOpen} />);
    await expect.element(screen.getByRole('option', { name: 'Hunter 350' })).toBeVisible();
    await field().click();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(listbox()).toBeVisible();
    expect(activeOption()).toBe(null);
    const handleKey = vi.fn();
    onTestFinished(() => document.removeEventListener('keydown', handleKey));
    document.addEventListener('keydown', handleKey);
    await userEvent.keyboard('{Escape}');
    expect(handleKey).toHaveBeenCalledOnce();
    expect(handleOpen).not.toHaveBeenCalled();
  });

  it('takes the text of its owner, who hears of what is typed', async () => {
    const handleText = vi.fn();
    const props = { onValueChange: handleText };
    const screen = await render(<Search {...props} value="hon" />);
    await expect.element(field()).toHaveValue('hon');
    await screen.rerender(<Search {...props} value="Honda Activa" />);
    await expect.element(field()).toHaveValue('Honda Activa');
    await userEvent.type(field(), '!');
    expect(handleText).toHaveBeenLastCalledWith('Honda Activa!');
  });
});

describe('<Combobox /> from the server', () => {
  let leave = () => undefined as void;
  afterEach(() => leave());

  it('is a field of a form, and keeps what was typed before it is hydrated', async () => {
    const handleMismatch = vi.fn();
    const host = document.body.appendChild(document.createElement('div'));
    const form = (
      <form action="/search">
        <Search />
      </form>
    );
    host.innerHTML = renderToString(form);
    const early = host.querySelector('input');
    if (!early) throw new Error('The server sent no field.');
    early.value = 'hunter';
    expect(early.form && new FormData(early.form).get('q')).toBe('hunter');
    const root = hydrateRoot(host, form, { onRecoverableError: handleMismatch });
    leave = () => {
      root.unmount();
      host.remove();
    };
    await field().click();
    await expect.element(listbox()).toBeVisible();
    await expect.element(field()).toHaveValue('hunter');
    await expect.element(page.getByRole('button', { name: 'Clear' })).toBeVisible();
    expect(handleMismatch).not.toHaveBeenCalled();
  });

  it('closes after a while without use where a pointer has opened it', async () => {
    stopTime();
    await render(<Search closesAfter={60_000} />);
    await field().click();
    await expect.element(listbox()).toBeVisible();
    await untilRendered();
    vi.advanceTimersByTime(50_000);
    await untilRendered();
    await expect.element(listbox()).toBeVisible();
    vi.advanceTimersByTime(10_000);
    await expect.element(listbox()).not.toBeInTheDocument();
  });

  it('waits as long as a pointer moves in it', async () => {
    stopTime();
    await render(<Search closesAfter={60_000} />);
    await field().click();
    await expect.element(listbox()).toBeVisible();
    await untilRendered();
    for (let move = 0; move < 6; move++) {
      vi.advanceTimersByTime(50_000);
      listbox()
        .element()
        .dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    }
    await untilRendered();
    await expect.element(listbox()).toBeVisible();
  });

  it.each([
    ['the keys have reached it', () => userEvent.keyboard('{Tab}')],
    ['the keys are used after a press', async () => (await field().click(), userEvent.keyboard('{ArrowDown}'))],
    ['a screen reader has pressed it', () => pressWithoutWeight(field().element() as HTMLInputElement)],
  ])('stays open where %s', async (_, open) => {
    stopTime();
    await render(<Search closesAfter={200} />);
    await open();
    await expect.element(listbox()).toBeVisible();
    await untilRendered();
    vi.advanceTimersByTime(60_000);
    await untilRendered();
    await expect.element(listbox()).toBeVisible();
  });
});

/** Controls time from here on; each polling expectation advances it a little. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

function pressWithoutWeight(element: HTMLInputElement): Promise<void> {
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pressure: 0 }));
  element.focus();
  element.click();
  return Promise.resolve();
}
