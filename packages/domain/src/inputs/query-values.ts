import { languageCodes } from '../site/index.ts';
import { shownText, visibleText } from '../typed/index.ts';
import * as z from 'zod';
import { messages as texts } from './input-texts.ts';

const MAX_INTEGER = 2_147_483_647;
const MAX_SMALL_INTEGER = 32_767;
const MAX_SEARCH = 100;
const MAX_NAME = 120;
const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 10;
const MAX_CHOICES = 30;

const tooManyChoices = texts.tooManyChoices(MAX_CHOICES);

/** Treats an empty form field as missing. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value: z.input<Schema> | '') => (value === '' ? undefined : value), schema);

const digits = (error: string) =>
  z
    .string({ error })
    .regex(/^\d{1,15}$/, error)
    .transform(Number);

const positive = (error: string) => digits(error).refine((number) => number > 0, error);

/** Whole number, capped at the maximum a column can hold; no stored value is larger anyway. */
const wholeNumberUpTo = (max: number) =>
  unlessEmpty(
    digits(texts.wholeNumber)
      .transform((number) => Math.min(number, max))
      .optional(),
  );

/** Whole number capped at the maximum of an integer column. */
export const wholeNumber = wholeNumberUpTo(MAX_INTEGER);

/** Year capped at the maximum of a small integer column. */
export const wholeYear = wholeNumberUpTo(MAX_SMALL_INTEGER);

/** Whole number within limits, both included. */
export const wholeNumberIn = ({ min, max }: { min: number; max: number }) =>
  unlessEmpty(
    digits(texts.wholeNumberBetween(min, max))
      .refine((number) => number >= min && number <= max, texts.wholeNumberBetween(min, max))
      .optional(),
  );

/** One word of a closed list. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return unlessEmpty(z.enum(words, { error: texts.oneOf(words) }).optional());
}

/** `lang`, which every call takes: the language of the sentences in its answer. */
export const languageQuery = oneOf(languageCodes);

/** Comma-separated words of a closed list; repeated fields are merged. */
export function someOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  const error = texts.someOf(words);
  return z.preprocess(splitAtCommas, z.array(z.enum(words, { error })).max(MAX_CHOICES, tooManyChoices).optional());
}

/** Required name or id in a request body. */
export const nameOrId = (error: string) =>
  z
    .union([z.string(), z.int().nonnegative()], { error })
    .transform((value) => shownText(String(value)).normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1, error)
        .max(MAX_NAME, texts.longer(MAX_NAME))
        .regex(/^(?:\P{C}|[\u200C\u200D])*$/u, texts.controls),
    );

/** Optional field of a request body; empty strings and null count as missing. */
export const optionalIfEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value: z.input<Schema> | '' | null | undefined) => (value === '' || value === null ? undefined : value),
    schema.optional(),
  );

/** Required slug or id of a catalogue entry. */
export const slug = (error: string) => z.string({ error }).regex(/^[a-z0-9-]{1,80}$/, texts.slug);

const oneSlug = slug(texts.oneSlug);

/** Slug or id of a catalogue entry. */
export const slugOrId = unlessEmpty(oneSlug.optional());

/** Comma-separated slugs or ids; repeated fields are merged. */
export const slugsOrIds = z.preprocess(splitAtCommas, z.array(oneSlug).max(MAX_CHOICES, tooManyChoices).optional());

function splitAtCommas(value: unknown): string[] | undefined {
  const choices = [value]
    .flat()
    .flatMap((text) => (typeof text === 'string' ? text.split(',') : []))
    .map((choice) => visibleText(choice).trim())
    .filter((choice) => choice !== '');
  return choices.length > 0 ? [...new Set(choices)] : undefined;
}

/** Boolean, sent as 'true' or 'false'. */
export const trueOrFalse = unlessEmpty(
  z
    .enum(['true', 'false'], { error: texts.trueOrFalse })
    .transform((word) => word === 'true')
    .optional(),
);

const textUpTo = (max: number) =>
  z
    .string({ error: texts.oneSearch })
    .max(max, texts.longer(max))
    .regex(/^\P{Cc}*$/u, texts.controls)
    .transform(visibleText);

const typedText = textUpTo(MAX_SEARCH);

/** Search text; empty by default. */
export const searchText = unlessEmpty(typedText.default(''));

/** Text with another maximum length; empty by default. */
export const longText = (max: number) => unlessEmpty(textUpTo(max).default(''));

/** Search words, all of which must match. */
export const searchWords = unlessEmpty(typedText.transform((text) => text.split(/\s+/).filter(Boolean)).default([]));

/** Comma-separated phrases of names; repeated fields are merged. */
export const searchPhrases = z.preprocess(
  splitAtCommas,
  z
    .array(typedText.transform((text) => text.toLowerCase()))
    .max(MAX_CHOICES, tooManyChoices)
    .optional(),
);

/** Paging parameters: pages count from 1 and have 10 items, or `limit` of them (at most 100). */
export const pagingShape = {
  page: unlessEmpty(positive(texts.page).default(1)).describe('Counts from 1'),
  limit: unlessEmpty(
    positive(texts.limit)
      .transform((limit) => Math.min(limit, MAX_LIMIT))
      .default(DEFAULT_LIMIT),
  ).describe(`Items of a page: ${DEFAULT_LIMIT} without it, at most ${MAX_LIMIT}`),
};
