import { and, between, gte, ilike, like, or, type SQL, sql } from 'drizzle-orm';
import { literally } from '../db/contains-words.ts';
import { bikes } from '../db/schema.ts';
import { marks, type SearchTerm, SHORTEST_WITH_TYPING_ERRORS } from './search-terms.ts';

/** How well a word is found; a similar one counts by its similarity, from 0 to 1. */
const scores = { start: 1, inside: 0.9, exchanged: 0.8, similar: 0.75 } as const;

/** 'roial' has 0.33 of 'royal'; words that mean something else have less of any name in the catalogue. */
const LEAST_SIMILARITY = 0.33;
const LEAST_SCORE = LEAST_SIMILARITY * scores.similar;

/** 97 cc and 102 cc are what riders call 100 cc. */
const SIZE_TOLERANCE = 0.03;

/** Bikes that have every term in brand and name, or its size; `tolerant` also takes words with typing errors. */
export function matchesTerms(terms: SearchTerm[], tolerant: boolean): SQL | undefined {
  return and(...terms.map((term) => (tolerant ? gte(termScore(term), LEAST_SCORE) : contains(term))));
}

/** How well a bike that has been found fits the terms: the more, the better. */
export function termsScore(terms: SearchTerm[]): SQL<number> {
  return sql`${sql.join([sql`0`, ...terms.map(termScore)], sql` + `)}`.mapWith(Number);
}

function contains({ word, plain, size }: SearchTerm): SQL | undefined {
  const unmarked = sql`translate(lower(${bikes.full_name}), ${marks}, '')`;
  return or(
    ilike(bikes.full_name, `%${literally(word)}%`),
    plain === '' ? undefined : like(unmarked, `%${literally(plain)}%`),
    size && between(size.unit === 'cc' ? bikes.engine_capacity : bikes.battery_capacity, ...around(size.amount)),
  );
}

const around = (amount: number): [number, number] => [amount * (1 - SIZE_TOLERANCE), amount * (1 + SIZE_TOLERANCE)];

function termScore(term: SearchTerm): SQL {
  const { word, exchanged } = term;
  const atStart = ilike(sql`' ' || ${bikes.full_name}`, `% ${literally(word)}%`);
  if (word.length < SHORTEST_WITH_TYPING_ERRORS)
    return sql`case when ${atStart} then ${scores.start}::real when ${contains(term)} then ${scores.inside}::real else 0 end`;
  const patterns = sql.param(exchanged.map((other) => `%${literally(other)}%`));
  return sql`case
    when ${atStart} then ${scores.start}::real
    when ${contains(term)} then ${scores.inside}::real
    when ${bikes.full_name} ilike any(${patterns}::text[]) then ${scores.exchanged}::real
    else word_similarity(${word}, ${bikes.full_name}) * ${scores.similar}::real end`;
}
