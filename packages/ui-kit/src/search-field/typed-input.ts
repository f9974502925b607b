import type { KeyboardEvent } from 'react';

/** Clears a field as its visitor would: fires an input event and focuses it. */
export function clearInput(input: HTMLInputElement): void {
  // React only notices values that bypass the element's own accessor.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

const keyOfInputMethod = 229;

/**
 * Checks whether a key press belongs to an input method (IME), as Enter and Escape may. Safari marks the last
 * one only by its key code.
 */
export const isOfInputMethod = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === keyOfInputMethod;
