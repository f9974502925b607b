import { listingLimits } from '../market/index.ts';
import * as z from 'zod';
import { messages as texts } from './input-texts.ts';
import { optionalIfEmpty } from './query-values.ts';
import { submissionKey, typedNumber } from './typed-texts.ts';

const last = listingLimits.photos - 1;

/** The body that moves a photo of a listing. */
export const photoPlaceSchema = z.object({ position: typedNumber(texts.photoPlace, { min: 0, max: last }) });

const place = texts.photoPlaceUpTo(last);

/** The fields of a form with a photo of a listing, besides the file; forms send numbers as text. */
export const photoFieldsSchema = z.object({
  bike: z
    .string(texts.photoListing)
    .regex(/^[1-9]\d{0,8}$/, texts.photoListing)
    .transform(Number),
  key: optionalIfEmpty(submissionKey),
  position: optionalIfEmpty(
    z
      .string(place)
      .regex(/^\d{1,2}$/, place)
      .transform(Number)
      .refine((number) => number <= last, place),
  ),
});
