/** Empties a field as its visitor would: whoever listens to it hears of it, and the focus is in it. */
export function clearInput(input: HTMLInputElement): void {
  // React notices only a value that did not go through the element's own accessor.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
