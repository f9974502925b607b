import type { FoundPageKind } from '@dopahiya/domain/content';
import { sql } from 'drizzle-orm';
import { findablePages } from '../../core/database/findable-page-schema.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { readRows } from '../../core/database/row-queries.ts';
import type { PageWord } from './page-words.ts';

/** A page that has words of a search. */
export interface FoundPageRow {
  id: number;
  kind: FoundPageKind;
  title: string;
  path: string;
  excerpt: string | null;
  is_sample: boolean;
  /** How much the words say that it has, and where they stand: a rare word says more than a common one, a title more than a text. */
  score: number;
}

/** Reads the pages that a search finds beside bikes. */
export class FoundPageRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /**
   * The pages that there are on a day with any of these words, the best first. A word that no page has is taken for a slip:
   * then those are found that are called nearly so.
   */
  find(words: PageWord[], day: string, limit: number): Promise<FoundPageRow[]> {
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
          select id, rank, ln(1 + (select count(*) from ${findablePages})::float8 / count(*) over (partition by word)) as said
          from (select * from exact union all select * from near) as found),
        scored as (select id, sum(said * rank) as score from hits group by id)
      select id, kind, title, path, excerpt, is_sample, score
      from scored join ${findablePages} using (id) order by score desc, id limit ${limit}`,
    );
  }
}

/** What is published later is not found before. */
const isThere = (day: string) => sql`coalesce(published_date <= ${day}, true)`;

/** What a word counts in a text, in an excerpt, among other words for the title, and in the title. */
const weights = sql.raw(`'{0.08, 0.3, 0.6, 1}'`);
/** What a word that is nearly a page's counts beside one that is. */
const slipped = 0.5;
