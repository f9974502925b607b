import type { KeyboardEvent } from 'react';

/** Empties a field as its visitor would: whoever listens to it hears of it, and the focus is in it. */
export function clearInput(input: HTMLInputElement): void {
  // React notices only a value that did not go through the element's own accessor.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

const keyOfInputMethod = 229;

/**
 * Whether a press belongs to an input method that composes a letter: Enter and Escape do then. Safari tells of the last one by
 * its code alone.
 */
export const isOfInputMethod = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === keyOfInputMethod;
