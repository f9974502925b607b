/** The values of what is checked in the set that this control stands in. */
export function checkedValues(control: HTMLInputElement): string[] {
  const checked = control.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return Array.from(checked, ({ value }) => value);
}
