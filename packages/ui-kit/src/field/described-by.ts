import type { FieldLabelling } from './field-frame.tsx';

interface Described extends Pick<FieldLabelling, 'hint' | 'error'> {
  'aria-describedby'?: string | undefined;
}

/** Returns the `aria-describedby` of a control: its error, its hint, and further ids. */
export function describedBy(id: string, described: Described, ...more: (string | number | false | undefined)[]) {
  const { hint, error, 'aria-describedby': given } = described;
  const ids = [error && `${id}-error`, hint && `${id}-hint`, ...more, given];
  return ids.filter(Boolean).join(' ') || undefined;
}
