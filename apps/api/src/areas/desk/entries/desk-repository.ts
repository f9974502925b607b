import type { DeskContent, DeskKind } from '@dopahiya/domain/desk';
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { deskDrafts, deskEntries, deskRevisions } from '../../../core/database/desk-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { countRows } from '../../../core/database/row-queries.ts';
import type { Slice } from '../../../core/paging.ts';
import { versionOf } from '../../seeding/index.ts';

/** Revision with the name of its author. */
export type RevisionRow = typeof deskRevisions.$inferSelect & { by: string | null };

/** Revision to store. */
export type NewRevision = Omit<typeof deskRevisions.$inferInsert, 'id' | 'undone_by'>;

/** Draft of a user. */
export type DraftRow = typeof deskDrafts.$inferSelect;

/** Entry of the desk. */
export interface Subject {
  kind: DeskKind;
  slug: string;
}

/** Number of revisions kept: many years of work. The oldest go first. */
const MAX_REVISIONS = 20_000;
/** Number of revisions in which an earlier version is looked for. */
const MAX_COMPARED = 100;

/** Stores revisions, drafts, and what the desk changed. */
export class DeskRepository {
  readonly #orm: Orm;
  readonly #maxRevisions: number;

  constructor(orm: Orm, { maxRevisions = MAX_REVISIONS }: { maxRevisions?: number } = {}) {
    this.#orm = orm;
    this.#maxRevisions = maxRevisions;
  }

  /** Returns when entries of a kind were last changed at the desk, by slug. */
  async changedAt(kind: DeskKind): Promise<ReadonlyMap<string, Date>> {
    const { slug, changed_at } = deskEntries;
    const rows = await this.#orm.select({ slug, changed_at }).from(deskEntries).where(eq(deskEntries.kind, kind));
    return new Map(rows.map((row) => [row.slug, row.changed_at]));
  }

  /** Returns what the desk published of an entry; undefined if it never did. */
  async published({ kind, slug }: Subject): Promise<DeskContent | null | undefined> {
    const [row] = await this.#orm
      .select({ content: deskEntries.content })
      .from(deskEntries)
      .where(and(eq(deskEntries.kind, kind), eq(deskEntries.slug, slug)));
    return row?.content;
  }

  /** Stores a revision with its content. @returns its id. */
  async add(revision: NewRevision): Promise<number> {
    const { kind, slug, after = null, at } = revision;
    const [row] = await this.#orm.insert(deskRevisions).values(revision).returning({ id: deskRevisions.id });
    const id = row?.id ?? 0;
    const content = { content: after, changed_at: at };
    await this.#orm
      .insert(deskEntries)
      .values({ kind, slug, ...content })
      .onConflictDoUpdate({ target: [deskEntries.kind, deskEntries.slug], set: content });
    if (revision.undoes)
      await this.#orm.update(deskRevisions).set({ undone_by: id }).where(eq(deskRevisions.id, revision.undoes));
    await this.#orm.delete(deskRevisions).where(lt(deskRevisions.id, id - this.#maxRevisions + 1));
    return id;
  }

  /** Counts revisions, of one entry or all. */
  countRevisions(of: Partial<Subject>): Promise<number> {
    return countRows(this.#orm, deskRevisions, conditionOf(of));
  }

  /** Finds revisions, the latest first. */
  revisions(of: Partial<Subject>, { offset, limit }: Slice): Promise<RevisionRow[]> {
    return this.#revisions().where(conditionOf(of)).orderBy(desc(deskRevisions.id)).limit(limit).offset(offset);
  }

  /** Finds a revision by its id. */
  async revision(id: number): Promise<RevisionRow | undefined> {
    const [row] = await this.#revisions().where(eq(deskRevisions.id, id));
    return row;
  }

  /** Finds the later revisions of the same entry that were not undone, the latest first. */
  laterThan({ id, kind, slug }: RevisionRow): Promise<RevisionRow[]> {
    return this.#revisions()
      .where(and(conditionOf({ kind, slug }), gt(deskRevisions.id, id), isNull(deskRevisions.undone_by)))
      .orderBy(desc(deskRevisions.id))
      .limit(100);
  }

  /** Finds a version of an entry's content among its latest revisions. */
  async contentOf({ kind, slug }: Subject, version: string): Promise<DeskContent | undefined> {
    const rows = await this.#orm
      .select({ before: deskRevisions.before, after: deskRevisions.after })
      .from(deskRevisions)
      .where(conditionOf({ kind, slug }))
      .orderBy(desc(deskRevisions.id))
      .limit(MAX_COMPARED);
    const contents = rows.flatMap(({ before, after }) => [after, before]);
    return contents.find((content) => content !== null && versionOf(content) === version) ?? undefined;
  }

  #revisions() {
    const { id, kind, slug, title, user_id, at, note, before, after, undoes, undone_by } = deskRevisions;
    return this.#orm
      .select({ id, kind, slug, title, user_id, at, note, before, after, undoes, undone_by, by: users.username })
      .from(deskRevisions)
      .leftJoin(users, eq(users.id, user_id));
  }

  /** Returns a user's draft of an entry. */
  async draft(user: number, { kind, slug }: Subject): Promise<DraftRow | undefined> {
    const [row] = await this.#orm.select().from(deskDrafts).where(ofUser(user, { kind, slug }));
    return row;
  }

  /** Returns the slugs of a kind that a user has drafts of. */
  async draftsOf(user: number, kind: DeskKind): Promise<ReadonlySet<string>> {
    const rows = await this.#orm
      .select({ slug: deskDrafts.slug })
      .from(deskDrafts)
      .where(and(eq(deskDrafts.user_id, user), eq(deskDrafts.kind, kind)));
    return new Set(rows.map(({ slug }) => slug));
  }

  /** Counts a user's drafts. */
  countDrafts(user: number): Promise<number> {
    return countRows(this.#orm, deskDrafts, eq(deskDrafts.user_id, user));
  }

  /** Saves a draft; of more than `max` drafts of a user the oldest are deleted. */
  async saveDraft(draft: typeof deskDrafts.$inferInsert, max: number): Promise<void> {
    const { user_id, content, base, saved_at } = draft;
    await this.#orm
      .insert(deskDrafts)
      .values(draft)
      .onConflictDoUpdate({
        target: [deskDrafts.user_id, deskDrafts.kind, deskDrafts.slug],
        set: { content, base: base ?? null, saved_at },
      });
    const surplus = this.#orm
      .select({ key: sql<string>`${deskDrafts.kind} || '/' || ${deskDrafts.slug}` })
      .from(deskDrafts)
      .where(eq(deskDrafts.user_id, user_id))
      .orderBy(desc(deskDrafts.saved_at))
      .offset(max);
    await this.#orm
      .delete(deskDrafts)
      .where(
        and(eq(deskDrafts.user_id, user_id), inArray(sql`${deskDrafts.kind} || '/' || ${deskDrafts.slug}`, surplus)),
      );
  }

  /** Deletes a user's draft of an entry. */
  async deleteDraft(user: number, subject: Subject): Promise<void> {
    await this.#orm.delete(deskDrafts).where(ofUser(user, subject));
  }
}

const conditionOf = ({ kind, slug }: Partial<Subject>) =>
  and(
    kind === undefined ? undefined : eq(deskRevisions.kind, kind),
    slug === undefined ? undefined : eq(deskRevisions.slug, slug),
  );

const ofUser = (user: number, { kind, slug }: Subject) =>
  and(eq(deskDrafts.user_id, user), eq(deskDrafts.kind, kind), eq(deskDrafts.slug, slug));
