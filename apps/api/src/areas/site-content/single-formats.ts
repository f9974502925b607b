import { claimIds } from '@dopahiya/domain/content';
import * as z from 'zod';
import { catalogueSlug } from '../../core/catalogue-file/catalogue-file.ts';
import { fileRules } from '../../core/texts/index.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, fileRules.oneLine.en);

const isDistinct = (items: readonly { id: string }[]): boolean =>
  new Set(items.map(({ id }) => id)).size === items.length;
const repeated = { message: fileRules.sameId.en };

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, fileRules.month.en);
const percent = (max: number) => z.number().min(0).max(max);

/** How sure a rate is, the surest first. */
export const confidences = ['high', 'medium', 'low'] as const;

const offerSchema = z
  .strictObject({
    id: catalogueSlug,
    lender: line(80),
    /** Yearly interest on the reducing balance, in percent. */
    rate_from: percent(60),
    rate_up_to: percent(60).nullable().default(null),
    /** Percent of the loan; 0 is free, null is unknown. */
    charge: percent(20).nullable().default(null),
    month,
    source: line(200).nullable().default(null),
    confidence: z.enum(confidences),
    is_sample: z.boolean(),
  })
  .refine(({ rate_from, rate_up_to }) => rate_up_to === null || rate_up_to >= rate_from, {
    message: fileRules.belowRate.en,
    path: ['rate_up_to'],
  })
  .refine(({ source, is_sample }) => (source === null) === is_sample, {
    message: fileRules.realSource.en,
    path: ['source'],
  });

const claimTextSchema = z.strictObject({ text: line(80), detail: line(160).optional() });

const claimSchema = claimTextSchema
  .extend({
    id: z.enum(claimIds),
    sample: z.boolean(),
    shown: z.boolean().default(true),
    hi: claimTextSchema,
  })
  .refine(({ id, text, hi }) => id !== 'loan-share' || (isShare(text) && hi.text === text), {
    message: fileRules.wholePercent.en,
    path: ['text'],
  })
  .refine(({ detail, hi }) => (detail === undefined) === (hi.detail === undefined), {
    message: fileRules.bothLanguages.en,
    path: ['detail'],
  });

const isShare = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100;

const hour = z.int().min(0).max(24);

const contactSchema = z
  .strictObject({
    mail: z.email().optional(),
    weekdays_open: hour,
    weekdays_close: hour,
    saturday_open: hour.optional(),
    saturday_close: hour.optional(),
    officer_name: line(100).optional(),
    officer_mail: z.email().optional(),
  })
  .refine(({ weekdays_open, weekdays_close }) => weekdays_open < weekdays_close, {
    message: fileRules.afterOpening.en,
    path: ['weekdays_close'],
  })
  .refine(
    ({ saturday_open: opens, saturday_close: closes }) =>
      opens === undefined || closes === undefined ? opens === closes : opens < closes,
    { message: fileRules.afterSaturdayOpening.en, path: ['saturday_close'] },
  )
  .refine(({ officer_name, officer_mail }) => (officer_name === undefined) === (officer_mail === undefined), {
    message: fileRules.withName.en,
    path: ['officer_mail'],
  });

/** Formats of the content that has one entry each and no table of its own, by the name of its file in the catalogue's folder. */
export const singleFormats = {
  'loan-offers': z.strictObject({ offers: z.array(offerSchema).min(1).max(60).refine(isDistinct, repeated) }),
  claims: z.strictObject({ claims: z.array(claimSchema).max(claimIds.length).refine(isDistinct, repeated) }),
  contact: contactSchema,
};

/** Kind of such content. */
export type SingleKind = keyof typeof singleFormats;

/** Such content, by kind. */
export type Singles = { [Kind in SingleKind]: z.infer<(typeof singleFormats)[Kind]> };

export const singleKinds = Object.keys(singleFormats) as SingleKind[];
