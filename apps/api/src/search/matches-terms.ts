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
  return and(...terms.map((term) => (tolerant ? gte(tolerantScore(term), LEAST_SCORE) : contains(term))));
}

/** How well a bike that `matchesTerms` fits them: the more, the better. */
export function termsScore(terms: SearchTerm[], tolerant: boolean): SQL<number> {
  const scoresOfTerms = terms.map(tolerant ? tolerantScore : strictScore);
  return sql`${sql.join([sql`0`, ...scoresOfTerms], sql` + `)}`.mapWith(Number);
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

const startsWord = ({ word }: SearchTerm): SQL => ilike(sql`' ' || ${bikes.full_name}`, `% ${literally(word)}%`);

function strictScore(term: SearchTerm): SQL {
  return sql`case when ${startsWord(term)} then ${scores.start}::real else ${scores.inside}::real end`;
}

function tolerantScore(term: SearchTerm): SQL {
  const { word, exchanged } = term;
  const patterns = sql.param(exchanged.map((other) => `%${literally(other)}%`));
  const worse =
    word.length < SHORTEST_WITH_TYPING_ERRORS
      ? sql`0`
      : sql`case when ${bikes.full_name} ilike any(${patterns}::text[]) then ${scores.exchanged}::real
          else word_similarity(${word}, ${bikes.full_name}) * ${scores.similar}::real end`;
  return sql`case when ${contains(term)} then ${strictScore(term)} else ${worse} end`;
}
