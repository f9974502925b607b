import { isText, latestFirst, remembered, restoreList, useRemembered } from './remembered.ts';

/** Values typed into a form, by field. */
export type FormValues = Readonly<Record<string, string>>;

/** Form that was typed into and not sent: its name, such as the path of its page. */
export interface UnsentForm {
  form: string;
  values: FormValues;
  /** Whether its author has to sign in before it can be sent, and is to be led back to it. */
  waitsForSignIn: boolean;
}

const limits = { forms: 10, fields: 10, characters: 10_000 } as const;

/** Forms that were typed into and not sent, latest first: they survive a sign-in, a reload and a closed tab. */
export const unsentForms = remembered<readonly UnsentForm[]>({
  key: 'unsent-forms',
  initial: [],
  restore: (stored) => restoreList(isUnsentForm)(stored)?.slice(0, limits.forms),
});

/** Returns the form of this name if it was typed into and not sent. */
export const unsentForm = (name: string): UnsentForm | undefined =>
  unsentForms.read().find(({ form }) => form === name);

/**
 * Keeps what was typed into a form; forgets the form if nothing was. `waitsForSignIn` says whether its author has to sign in first and is
 * then led back to it.
 */
export function keepUnsent(form: string, values: FormValues, waitsForSignIn = false): void {
  const kept = Object.entries(values)
    .slice(0, limits.fields)
    .map(([name, value]) => [name, value.slice(0, limits.characters)] as const);
  if (kept.every(([, value]) => value.trim() === '')) return forgetUnsent(form);
  const entry = { form, values: Object.fromEntries(kept), waitsForSignIn };
  unsentForms.write(latestFirst(unsentForms.read(), entry, (other) => other.form, limits.forms));
}

/** Forgets what was typed into a form, because it is sent or given up. */
export function forgetUnsent(name: string): void {
  if (unsentForm(name)) unsentForms.write(unsentForms.read().filter(({ form }) => form !== name));
}

/** Returns what was typed into a form and not sent, and a function that keeps it. */
export function useUnsentForm(name: string): readonly [values: FormValues, keep: (values: FormValues) => void] {
  const [forms] = useRemembered(unsentForms);
  const values = forms.find(({ form }) => form === name)?.values ?? nothing;
  return [values, (typed) => keepUnsent(name, { ...values, ...typed })];
}

const nothing: FormValues = {};

function isUnsentForm(entry: unknown): entry is UnsentForm {
  const { form, values, waitsForSignIn } = (entry ?? {}) as Record<string, unknown>;
  const isFilled = typeof values === 'object' && values !== null && Object.values(values).every(isText);
  return isText(form) && isFilled && typeof waitsForSignIn === 'boolean';
}
