/** Puts the focus on the choice that is made in a form, else on its first field. */
export function focusIn(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('input:checked') ?? form?.querySelector<HTMLElement>('input');
  field?.focus();
}
