import type { Language, Translated } from '../site/index.ts';

/** Text in every language, of which the reader gets one. */
export type Wording = Readonly<Record<Language, string>>;

/** Values of a text; what is text itself may be a wording. */
type Values<Given extends unknown[]> = {
  [Place in keyof Given]: Given[Place] extends string ? Given[Place] | Wording : Given[Place];
};

/** Texts of a file as wordings. */
export type Worded<Texts> = Texts extends string
  ? Wording
  : Texts extends (...values: infer Given) => string
    ? (...values: Values<Given>) => Wording
    : { [Name in keyof Texts]: Worded<Texts[Name]> };

/** Joins the texts of a file in each language, so that code which doesn't know its reader gives them all. */
export function wordings<English extends object>(texts: { en: English; hi: Translated<English> }): Worded<English> {
  const { en, hi } = texts as { en: object; hi: Record<string, unknown> };
  return Object.fromEntries(
    Object.entries(en).map(([name, text]) => [name, worded(text, hi[name])]),
  ) as Worded<English>;
}

function worded(en: unknown, hi: unknown): unknown {
  if (typeof en === 'function')
    return (...values: unknown[]) => ({ en: said(en, values, 'en'), hi: said(hi as typeof en, values, 'hi') });
  if (typeof en === 'string') return { en, hi };
  return wordings({ en: en as object, hi: hi as object });
}

// oxlint-disable-next-line typescript/no-unsafe-function-type -- the type of a text's function is checked by `wordings`
const said = (text: Function, values: unknown[], language: Language): unknown =>
  text(...values.map((value) => (isWording(value) ? value[language] : value)));

const isWording = (value: unknown): value is Wording =>
  typeof value === 'object' && value !== null && 'en' in value && 'hi' in value;

/** A word that is the same in every language, such as a name or a code. */
export const asWritten = (word: string): Wording => ({ en: word, hi: word });
