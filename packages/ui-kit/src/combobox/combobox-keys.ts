import { addressIn } from '@dopahiya/domain/site';
import type { KeyboardEvent } from 'react';
import { clearInput, isOfInputMethod } from '../search-field/typed-input.ts';
import type { ComboboxOption } from './combobox-section.ts';
import type { ListState } from './use-list-state.ts';

interface Keys<Option> {
  list: ListState<Option>;
  options: readonly Option[];
  choose: (option: Option) => void;
  submit: ((text: string) => void) | undefined;
}

type Press = KeyboardEvent<HTMLInputElement>;

/** Handles the keys of an editable combobox with manual selection, as in the ARIA Authoring Practices. */
export function handleComboboxKey<Option extends ComboboxOption>(press: Press, keys: Keys<Option>): void {
  if (isOfInputMethod(press)) return;
  switch (press.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return move(press, press.key, keys);
    case 'Enter':
      return enter(press, keys);
    case 'Escape':
      return escape(press, keys);
    case 'Tab':
      return keys.list.close();
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return keys.list.deactivate();
    default:
  }
}

function move<Option>(press: Press, key: 'ArrowDown' | 'ArrowUp', { list, options }: Keys<Option>): void {
  press.preventDefault();
  if (press.altKey) return key === 'ArrowDown' ? list.open() : list.close();
  const current = list.active ? options.indexOf(list.active) : -1;
  list.activate(options[nextOption(key, current, options.length)]);
}

/** Returns the next option of a list of `count`, wrapping around at the ends; `current` is -1 if none is active. */
function nextOption(key: 'ArrowDown' | 'ArrowUp', current: number, count: number): number {
  if (count === 0) return -1;
  if (key === 'ArrowDown') return (current + 1) % count;
  return current <= 0 ? count - 1 : current - 1;
}

function enter<Option extends ComboboxOption>(press: Press, { list, choose, submit }: Keys<Option>): void {
  if (list.active || submit) press.preventDefault();
  const { active } = list;
  if (active?.href && (press.ctrlKey || press.metaKey)) return openInTab(active.href);
  if (active) return choose(active);
  list.close();
  submit?.(press.currentTarget.value);
}

/** Like a press with the same modifier on any link; the list stays open. */
function openInTab(path: string): void {
  window.open(addressIn(path), '_blank', 'noopener');
}

/** First press closes the list, second clears the text; a surrounding dialog only gets further ones. */
function escape<Option>(press: Press, { list }: Keys<Option>): void {
  const { currentTarget: field } = press;
  const isClosable = list.isOpen && !list.staysOpen;
  if (!isClosable && field.value === '') return;
  press.preventDefault();
  press.stopPropagation();
  if (!isClosable) clearInput(field);
  list.close();
}
