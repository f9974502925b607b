import { type Wording, wordings } from '../languages/index.ts';
import * as en from '../texts/en/inputs.ts';
import * as hi from '../texts/hi/inputs.ts';

/** Error messages of requests, in every language. */
export const inputErrors = wordings({ en, hi });

type Message<Text> = Text extends (...values: infer Given) => Wording ? (...values: Given) => string : string;

/**
 * The same messages for schemas. Zod holds one string for each rule, whoever asks, so it holds all languages as JSON: `wordingOf` reads
 * them from an issue.
 */
export const messages = Object.fromEntries(
  Object.entries(inputErrors).map(([name, text]) => [
    name,
    typeof text === 'function' ? inMessages(text) : messageOf(text),
  ]),
) as { [Name in keyof typeof inputErrors]: Message<(typeof inputErrors)[Name]> };

function inMessages(text: (...values: never[]) => Wording): (...values: never[]) => string {
  return (...values) => messageOf(text(...values));
}

/** Returns a wording as a message of an issue. */
export function messageOf(wording: Wording): string {
  return JSON.stringify(wording);
}

const isWritten = (message: string): boolean => message.startsWith('{"en":');

/** Returns the languages of an issue's message; a rule without a text of its own has a general one. */
export const wordingOf = (message: string): Wording =>
  isWritten(message) ? (JSON.parse(message) as Wording) : inputErrors.unusable;
