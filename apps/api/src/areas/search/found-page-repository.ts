import type { FoundPageKind } from '@dopahiya/domain/content';
import type { Language } from '@dopahiya/domain/site';
import { sql } from 'drizzle-orm';
import { findablePages } from '../../core/database/findable-page-schema.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { readRows } from '../../core/database/row-queries.ts';
import type { PageWord } from './page-words.ts';

/** Page that matches a search. */
export interface FoundPageRow {
  id: number;
  kind: FoundPageKind;
  title: string;
  path: string;
  excerpt: string | null;
  is_sample: boolean;
  /** Relevance: a rare word counts more than a common one, a title more than a text. */
  score: number;
  /** Share of the words that it has, from 0 to 1; words that no page has do not count. */
  share: number;
}

/** Where and how to look for words. */
export interface PageSearch {
  day: string;
  limit: number;
  /** Language of the titles and excerpts found. */
  language: Language;
}

/** Reads the pages that a search finds besides bikes. */
export class FoundPageRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /**
   * Finds the pages available on a day with any of these words, best first. A word on no page is treated as a typo and matched with similar
   * titles.
   */
  find(words: PageWord[], { day, limit, language }: PageSearch): Promise<FoundPageRow[]> {
    const asked = sql.join(
      words.map(({ word, query }) => sql`(${word}::text, to_tsquery('english', ${query}))`),
      sql`, `,
    );
    return readRows<FoundPageRow>(
      this.#orm,
      sql`with asked (word, query) as (values ${asked}),
        exact as (
          select id, word, ts_rank(${weights}, vector, query) as rank
          from asked join ${findablePages} on vector @@ query where ${isThere(day)}),
        near as (
          select id, word, ${slipped} * strict_word_similarity(word, names) as rank
          from asked join ${findablePages} on word <<% names
          where ${isThere(day)} and numnode(query) > 0 and not exists (select from exact where exact.word = asked.word)),
        hits as (
          select id, word, rank, ln(1 + (select count(*) from ${findablePages})::float8 / count(*) over (partition by word)) as said
          from (select * from exact union all select * from near) as found),
        scored as (
          select id, sum(said * rank) as score,
            count(*)::float8 / (select count(distinct word) from hits) as share
          from hits group by id)
      select id, kind, ${inOwn('title', language)}, path, ${inOwn('excerpt', language)}, is_sample, score, share
      from scored join ${findablePages} using (id) order by score desc, id limit ${limit}`,
    );
  }
}

/** A text of a page in a language, or in English if it has none in that language. */
const inOwn = (column: 'title' | 'excerpt', language: Language) =>
  sql`coalesce(translations -> ${language} ->> ${column}, ${sql.identifier(column)}) as ${sql.identifier(column)}`;

/** Condition: already published on this day. */
const isThere = (day: string) => sql`coalesce(published_date <= ${day}, true)`;

/** Weights of a word in a text, in an excerpt, in the title's keywords, and in the title. */
const weights = sql.raw(`'{0.08, 0.3, 0.6, 1}'`);
/** Weight of a similar word relative to an exact one. */
const slipped = 0.5;
