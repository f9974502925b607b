/** Returns the id of the control of a field, by the path of its value. */
export const fieldId = (path: string): string => `at-${path}`;

/** Opens what is closed around an element. */
function openAround(element: Element): void {
  for (let closed = element.closest('details'); closed; closed = closed.parentElement?.closest('details') ?? null)
    closed.open = true;
}

/** Moves the focus to the field at a path, or to the one that it is in. Returns false if neither is there. */
export function focusOnField(path: string): boolean {
  for (let keys = path.split('.'); keys.length > 0; keys = keys.slice(0, -1)) {
    const element = document.getElementById(fieldId(keys.join('.')));
    if (element) {
      const first = element.matches('input, textarea, select, button, [tabindex]')
        ? element
        : element.querySelector<HTMLElement>('input, textarea, select, button');
      openAround(element);
      (first ?? element).focus();
      (first ?? element).scrollIntoView({ block: 'center' });
      return true;
    }
  }
  return false;
}
