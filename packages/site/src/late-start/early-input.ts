declare global {
  interface Window {
    /** Set by the inline boot script, which holds taps on controls that are not hydrated, in order. */
    lateStart?: { held: Element[]; isHydrated: (control: Element) => boolean; loaded: () => void; end: () => void };
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Clicks and input from before hydration. */
export class EarlyInput {
  #clicked: Element[] = [];
  #edited: Field[] = [];
  /** Keys for finding each field again if React re-creates it because third-party scripts changed the DOM around it. */
  readonly #places = new Map<Field, string>();
  #focused: Element | null = null;

  /** Records a held click; several on one control count as one, so that the list stays bounded. */
  hold(control: Element): void {
    if (!this.#clicked.includes(control)) this.#clicked.push(control);
  }

  /** Records edits of fields that are not hydrated; call it before hydration, which takes the current values as initial ones. */
  noteEdits(isHydrated: (field: Element) => boolean): void {
    this.#focused = document.activeElement;
    // A hydrated component may replace its own field; its new field is not tracked.
    const waiting = [...fieldsByPlace(fieldsOnPage())].filter(([, field]) => !isHydrated(field));
    for (const [place, field] of waiting) this.#places.set(field, place);
    const edited = waiting.map(([, field]) => field).filter(isEdited);
    this.#edited = [...new Set([...this.#edited, ...edited])];
  }

  /** Finds the replacement of each field that was removed, and carries over its text and the focus. */
  #findAgain(): void {
    if ([...this.#places.keys()].every((field) => field.isConnected)) return;
    const found = fieldsByPlace(fieldsOnPage());
    for (const [before, place] of this.#places) {
      const field = found.get(place);
      if (before.isConnected || !field || field === before) continue;
      this.#places.delete(before);
      this.#places.set(field, place);
      const isNoted = this.#edited.includes(before) || isEdited(before);
      if (isNoted) carryOver(before, field);
      this.#edited = [...this.#edited.filter((one) => one !== before), ...(isNoted ? [field] : [])];
      if (before === this.#focused && document.activeElement === document.body) field.focus({ preventScroll: true });
    }
  }

  /** Replays clicks and edits on controls that are hydrated by now, and keeps the rest. */
  replay(isHydrated: (control: Element) => boolean): void {
    this.#findAgain();
    const [edited, clicked] = [this.#edited.filter(isHydrated), this.#clicked.filter(isHydrated)];
    this.#edited = this.#edited.filter((field) => !edited.includes(field));
    this.#clicked = this.#clicked.filter((control) => !clicked.includes(control));
    for (const field of this.#places.keys()) if (!field.isConnected || isHydrated(field)) this.#places.delete(field);
    for (const field of edited) announce(field);
    for (const control of clicked) if (control.isConnected) (control as HTMLElement).click();
  }
}

const fieldsOnPage = (): Field[] => [...document.querySelectorAll<Field>('input, textarea, select')];

/** Maps fields by form and name, numbered if several share a name. */
function fieldsByPlace(fields: readonly Field[]): Map<string, Field> {
  const forms = [...document.forms];
  const byPlace = new Map<string, Field>();
  for (const field of fields) {
    const name = field.name || field.ariaLabel || field.labels?.[0]?.textContent;
    let place = [field.form && forms.indexOf(field.form), name, hasChecked(field) && field.value].join('\n');
    while (byPlace.has(place)) place += '+';
    byPlace.set(place, field);
  }
  return byPlace;
}

/** Copies the entered value to the field's replacement. */
function carryOver(before: Field, field: Field): void {
  if (field instanceof HTMLSelectElement) field.selectedIndex = (before as HTMLSelectElement).selectedIndex;
  else if (hasChecked(field)) field.checked = (before as HTMLInputElement).checked;
  else field.value = before.value;
}

const hasChecked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Checks whether the visitor edited a field: browsers also adjust values, such as to the nearest step of a range. */
function isEdited(field: Field): boolean {
  if (hasChecked(field)) return field.checked !== field.defaultChecked;
  const untouched = field.cloneNode(true) as Field;
  untouched.removeAttribute('form');
  const form = document.createElement('form');
  form.append(untouched);
  form.reset();
  return valuesOf(field) !== valuesOf(untouched);
}

const valuesOf = (field: Field): string =>
  field instanceof HTMLSelectElement ? [...field.selectedOptions].map(({ index }) => index).join() : field.value;

/** Triggers a controlled field's `onChange` for a value entered before hydration. */
function announce(field: Field): void {
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
  else if (hasChecked(field)) announceValue(field, 'checked', !field.checked, 'click');
  else announceValue(field, 'value', field.defaultValue, 'input');
}

function announceValue(field: Field, property: 'checked' | 'value', before: unknown, event: string): void {
  const edited: unknown = Reflect.get(field, property);
  // React tracks values through the element's own accessor; the prototype's setter bypasses it.
  Reflect.set(field, property, before);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, edited);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
