import { pluralForm } from '#texts/language';

/** The forms of a text by number; a language has `other` and those of the rest that it distinguishes. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The form that a count takes in the language of this build: `plural(2, { one: '1 bike', other: '2 bikes' })`. */
export function plural(count: number, forms: PluralForms): string {
  return forms[pluralForm(count) as Intl.LDMLPluralRule] ?? forms.other;
}
