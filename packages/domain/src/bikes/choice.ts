import * as z from 'zod/mini';
import { choiceCriteria, choiceKinds, choiceUses } from '../requests/choice-needs.ts';
import { lenientNumber, lenientText } from '../requests/lenient-values.ts';
import { fuels, saleStatuses } from '../requests/bike-request.ts';
import { bodyStyleNames, type BodyStyle } from '../specifications/body-styles.ts';
import { bikeCardSchema } from './bike-card.ts';

const criterion = z.enum(choiceCriteria);
const known = z.nullable(z.boolean());
const bodyStyles = Object.keys(bodyStyleNames) as [BodyStyle, ...BodyStyle[]];

/** The facts by which a bike is chosen, in one city; unknown ones are null. */
const choiceBikeSchema = z.object({
  slug: z.string(),
  /** Name with the brand. */
  name: z.string(),
  status: z.enum(saleStatuses),
  body_style: z.nullable(z.enum(bodyStyles)),
  is_electric: z.boolean(),
  /** On-road price in the city, in rupees, and the month of the price ('YYYY-MM'). */
  price: lenientNumber,
  price_month: lenientText,
  /** Cost of petrol or electricity for 100 km in real use, in rupees. */
  energy: lenientNumber,
  /** Mileage in real use, in km per litre; null for electric bikes. */
  mileage: lenientNumber,
  /** Range in real use, in km per tank or charge. */
  range: lenientNumber,
  /** Kerb weight in kg, maximum power in bhp, seat height in mm, top speed in km/h. */
  weight: lenientNumber,
  power: lenientNumber,
  seat: lenientNumber,
  top_speed: lenientNumber,
  has_abs: known,
  has_pillion_seat: known,
  has_removable_battery: known,
});
export type ChoiceBike = z.infer<typeof choiceBikeSchema>;

/** Difference between two bikes in one criterion; `gain` is how much better the first one is, negative if it is worse. */
const criterionLineSchema = z.object({ criterion, value: z.number(), other: z.number(), gain: z.number() });
export type CriterionLine = z.infer<typeof criterionLineSchema>;

/** A comparison that cannot be made, and the slugs of the bikes whose value is unknown. */
const unknownLineSchema = z.object({ criterion, of: z.array(z.string()) });
export type UnknownLine = z.infer<typeof unknownLineSchema>;

const comparisonShape = {
  verdict: z.enum(['beats', 'open', 'loses']),
  lines: z.array(criterionLineSchema),
  unknown: z.array(unknownLineSchema),
};

/** A bike compared with another: whether it beats it, and the differences line by line. */
const rivalSchema = z.object({ bike: choiceBikeSchema, card: bikeCardSchema, ...comparisonShape });
export type Rival = z.infer<typeof rivalSchema>;

/** The bikes on sale that beat a bike, at most three named of each. */
export const rivalsSchema = z.object({
  city: z.string(),
  bike: choiceBikeSchema,
  criteria: z.array(criterion),
  beaten_by: z.array(rivalSchema),
  beaten_by_count: z.number(),
  /** Those that would beat it if the unknown values were good enough. */
  open: z.array(rivalSchema),
  open_count: z.number(),
  /** How many bikes it was compared with. */
  compared: z.number(),
});
export type Rivals = z.infer<typeof rivalsSchema>;

/** In short whether another bike on sale beats a bike, for lists. */
const rivalNoteSchema = z.object({
  slug: z.string(),
  /** The bike that beats it most convincingly; null if none does. */
  beaten_by: z.nullable(z.object({ slug: z.string(), name: z.string(), lines: z.array(criterionLineSchema) })),
  /** Criteria of which its own value is unknown, so that it can't be compared. */
  unknown: z.array(criterion),
  /** How many bikes it could not be compared with because a value of theirs is unknown, and which values those are. */
  open_count: z.number(),
  open_criteria: z.array(criterion),
  /** How many bikes it was compared with. */
  compared: z.number(),
});
export type RivalNote = z.infer<typeof rivalNoteSchema>;

/** Notes on the bikes of a list, for those that are on sale. */
export const rivalNotesSchema = z.object({ city: z.string(), notes: z.array(rivalNoteSchema) });
export type RivalNotes = z.infer<typeof rivalNotesSchema>;

/** Names of the needs that a bike can miss. */
export const missKinds = [
  'status',
  'kind',
  'fuel',
  'use',
  'budget',
  'monthly',
  'seat',
  'power-low',
  'power-high',
  'weight',
  'abs',
  'speed',
  'range',
  'pillion',
  'socket',
] as const;
export type MissKind = (typeof missKinds)[number];
const missKind = z.enum(missKinds);

/** A need that a bike does not meet, or that cannot be checked because a fact is unknown. */
const missSchema = z.object({
  kind: missKind,
  is_unknown: z.boolean(),
  /** The bike's value and the limit, in the unit of the fact; absent for needs without a number. */
  value: z.optional(z.number()),
  limit: z.optional(z.number()),
});
export type Miss = z.infer<typeof missSchema>;

/** The answer to a rider's needs. */
export const choiceSchema = z.object({
  city: z.string(),
  /** Bikes that meet all needs and that no other such bike beats, in the order of what matters, with what each is best at. */
  chosen: z.array(z.object({ bike: choiceBikeSchema, card: bikeCardSchema, best_at: z.array(criterion) })),
  /** How many there are, of which `chosen` holds the first. */
  chosen_count: z.number(),
  /** Bikes that meet all needs that can be checked, but of which facts are unknown; at most twelve named. */
  uncertain: z.array(
    z.object({
      bike: choiceBikeSchema,
      card: bikeCardSchema,
      unknown_needs: z.array(missKind),
      unknown_criteria: z.array(criterion),
    }),
  ),
  uncertain_count: z.number(),
  /** How many bikes on sale were considered, and how many of those that meet the needs are beaten. */
  considered: z.number(),
  beaten: z.number(),
  /** How many bikes on sale miss each need; a bike may miss several. */
  missed: z.partialRecord(missKind, z.number()),
  /** Why the bike that was asked for is not in the answer; null if none was asked for, or it is unknown. */
  why_not: z.nullable(
    z.object({
      bike: choiceBikeSchema,
      card: bikeCardSchema,
      is_chosen: z.boolean(),
      misses: z.array(missSchema),
      beaten_by: z.array(rivalSchema),
      unknown: z.array(unknownLineSchema),
    }),
  ),
});
export type Choice = z.infer<typeof choiceSchema>;

/** What a rider's words say of their needs; null where they say nothing. */
export const choiceReadingSchema = z.object({
  use: z.nullable(z.enum(choiceUses)),
  kind: z.nullable(z.enum(choiceKinds)),
  fuel: z.nullable(z.enum(fuels)),
  /** Whether an electric bike can be charged at home, and whether a passenger rides along. */
  socket: known,
  passenger: known,
  km: z.nullable(z.number()),
  height: z.nullable(z.number()),
  budget: z.nullable(z.number()),
  monthly: z.nullable(z.number()),
  /** Criteria that matter most. */
  matters: z.array(criterion),
  /** Name of the city. */
  city: z.nullable(z.string()),
  /** Words that say nothing we can use. */
  unused: z.array(z.string()),
});
export type ChoiceReading = z.infer<typeof choiceReadingSchema>;
