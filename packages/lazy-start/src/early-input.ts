declare global {
  interface Window {
    /** Set by the inline boot script: stops holding clicks back and returns their targets in order. */
    releaseEarlyInput?: () => Element[];
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const hasChecked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function isEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  return hasChecked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Tells a controlled field's `onChange` about a value that was there before React was. */
function announce(field: Field): void {
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
  else if (hasChecked(field)) announceValue(field, 'checked', !field.checked, 'click');
  else announceValue(field, 'value', field.defaultValue, 'input');
}

function announceValue(field: Field, property: 'checked' | 'value', before: unknown, event: string): void {
  const edited: unknown = Reflect.get(field, property);
  // React compares with what it last saw through the element's own accessor; the prototype's setter goes behind it.
  Reflect.set(field, property, before);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, edited);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Call before `hydrateRoot`; call the result once the page is hydrated: taps and typed text reach the components. */
export function collectEarlyInput(): () => void {
  const edited = [...document.querySelectorAll<Field>('input, textarea, select')].filter(isEdited);
  return () => {
    const clicked = window.releaseEarlyInput?.() ?? [];
    for (const field of edited) announce(field);
    for (const control of clicked) if (control.isConnected) (control as HTMLElement).click();
  };
}
