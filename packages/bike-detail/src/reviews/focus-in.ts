/** Focuses the checked radio of a form, else its first field. */
export function focusIn(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('input:checked') ?? form?.querySelector<HTMLElement>('input');
  field?.focus();
}
