import type { ReportGround, ReportSubject } from '@dopahiya/domain/market';
import { and, countDistinct, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { conversationMessages, conversations, reports } from '../../db/conversation-schema.ts';
import { listings } from '../../db/listing-schema.ts';
import type { Orm } from '../../db/open-database.ts';
import { type PagedRows, type Paging, readPage } from '../../paging.ts';

/** Something that users reported, with what each says of it, the latest reports first. */
export interface ReportedThing {
  subject: ReportSubject;
  id: number;
  reported_at: Date;
  reports: { ground: ReportGround; note: string }[];
  /** What it is about: the slug of a listing, the bike of a conversation; null where it is gone, or of another kind. */
  about: string | null;
  /** The last words of a conversation, for whoever decides. */
  words: { side: string; text: string }[];
}

const LAST_WORDS = 10;

/** Reads what users reported, for the owner of the site, and forgets it once that is decided. */
export class ReportedThings {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** One page of what was reported, the latest first. @throws AppError 404 for a page beyond the end. */
  list(paging: Paging): Promise<PagedRows<ReportedThing>> {
    return readPage(paging, { count: this.#count(), find: ({ offset, limit }) => this.#find(offset, limit) });
  }

  /** Forgets what was reported of something. @returns how many reports there were. */
  async settle(subject: ReportSubject, id: number): Promise<number> {
    const gone = await this.#orm
      .delete(reports)
      .where(and(eq(reports.subject, subject), eq(reports.subject_id, id)))
      .returning({ id: reports.id });
    return gone.length;
  }

  async #count(): Promise<number> {
    const thing = sql`(${reports.subject}, ${reports.subject_id})`;
    const [row] = await this.#orm.select({ things: countDistinct(thing) }).from(reports);
    return row?.things ?? 0;
  }

  async #find(offset: number, limit: number): Promise<ReportedThing[]> {
    const reported_at = max(reports.created_at);
    const things = await this.#orm
      .select({
        subject: reports.subject,
        id: reports.subject_id,
        reported_at: sql<Date>`${reported_at}`.mapWith(reports.created_at),
        reports: sql<ReportedThing['reports']>`json_agg(json_build_object('ground', ${reports.ground},
          'note', ${reports.note}) order by ${reports.created_at})`,
      })
      .from(reports)
      .groupBy(reports.subject, reports.subject_id)
      .orderBy(desc(reported_at), reports.subject, reports.subject_id)
      .offset(offset)
      .limit(limit);
    const idsOf = (subject: ReportSubject) => things.flatMap((one) => (one.subject === subject ? [one.id] : []));
    const [slugs, talks] = await Promise.all([this.#slugs(idsOf('listing')), this.#talks(idsOf('conversation'))]);
    const describe = ({ subject, id, ...told }: (typeof things)[number]): ReportedThing => {
      const talk = subject === 'conversation' ? talks.get(id) : undefined;
      const slug = subject === 'listing' ? slugs.get(id) : undefined;
      return { subject, id, ...told, about: talk?.bike ?? slug ?? null, words: talk?.words ?? [] };
    };
    return things.map(describe);
  }

  async #slugs(ids: number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#orm
      .select({ id: listings.id, slug: listings.slug })
      .from(listings)
      .where(inArray(listings.id, ids));
    return new Map(rows.map(({ id, slug }) => [id, slug]));
  }

  async #talks(ids: number[]): Promise<Map<number, { bike: string; words: ReportedThing['words'] }>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#orm
      .select({
        id: conversations.id,
        bike: conversations.bike_name,
        words: sql<ReportedThing['words']>`(
          select coalesce(json_agg(json_build_object('side', last.side, 'text', last.text) order by last.id), '[]'::json)
          from (select message.id, message.side, message.text from ${conversationMessages} as message
            where message.conversation_id = conversations.id and message.emptied_at is null and message.text <> ''
            order by message.id desc limit ${LAST_WORDS}) as last)`,
      })
      .from(conversations)
      .where(inArray(conversations.id, ids));
    return new Map(rows.map(({ id, ...talk }) => [id, talk]));
  }
}
