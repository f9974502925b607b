import type { DeskField, DeskFieldKind } from '@dopahiya/domain/desk';

/** Creates a field; what is not given is usual: optional, changeable, without unit, range and choices. */
export function field(
  path: string,
  label: string,
  kind: DeskFieldKind,
  more: Partial<Omit<DeskField, 'path' | 'label' | 'kind'>> = {},
): DeskField {
  return {
    path,
    label,
    kind,
    group: null,
    hint: null,
    unit: null,
    is_required: false,
    is_fixed: false,
    choices: [],
    range: null,
    max: null,
    items: [],
    ...more,
  };
}

/** Returns the fields with a heading above the first. */
export function group(name: string, [first, ...others]: DeskField[]): DeskField[] {
  return first ? [{ ...first, group: name }, ...others] : [];
}

/** Choices whose values are shown in the words of `names`, or as they are. */
export const choicesOf = (values: readonly string[], names: Readonly<Record<string, string>> = {}) =>
  values.map((value) => ({ value, label: names[value] ?? value }));

/** Returns what a value is called, and in its items what the values and choices are called. */
export function namesOf(fields: readonly DeskField[], path: string): { label: string; words: Record<string, string> } {
  const own = fields.find((one) => one.path === path);
  const inner = own?.items ?? fields.filter((one) => one.path.startsWith(`${path}.`));
  const named = inner.map((one) => [one.path.replace(`${path}.`, ''), one.label] as const);
  const choices = [...(own ? [own] : []), ...inner].flatMap((one) => one.choices);
  return {
    label: labelOf(fields, path),
    words: Object.fromEntries([...choices.map(({ value, label }) => [value, label] as const), ...named]),
  };
}

/** Returns the label of a value by its path: that of its field, or the path itself. */
export function labelOf(fields: readonly DeskField[], path: string): string {
  const own = fields.find((one) => one.path === path);
  if (own) return own.label;
  const outer = fields.find((one) => path.startsWith(`${one.path}.`));
  return outer ? `${outer.label}: ${path.slice(outer.path.length + 1)}` : path;
}
