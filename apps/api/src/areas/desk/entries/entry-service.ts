import type { DeskCheck, DeskContent, DeskEntry, DeskOrdering } from '@dopahiya/domain/desk';
import { deskLimits } from '@dopahiya/domain/desk';
import { dateInIndia, type Language } from '@dopahiya/domain/site';
import type { Author } from '../../../core/author.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { notFound } from '../../../core/errors.ts';
import { type PagedRows, type Paging, readPage } from '../../../core/paging.ts';
import { deskErrors } from '../../../core/texts/index.ts';
import { isSame, versionOf } from '../../seeding/index.ts';
import { compareContent } from './compare-content.ts';
import { DeskRepository, type DraftRow, type RevisionRow, type Subject } from './desk-repository.ts';
import type { EntryKind, ListedItem } from './entry-kind.ts';
import { entryKinds } from './entry-kinds.ts';
import { named } from './entry-presenter.ts';
import { namesOf } from './fields.ts';
import { parseContent } from './parse-content.ts';
import { reasonWords } from './reason-words.ts';

/** Which entries to list. */
interface EntryQuery extends Paging {
  kind: Subject['kind'];
  search: string;
  ordering?: DeskOrdering | undefined;
}

/** Entry of a list, with what the user and the desk did to it. */
export interface ListedEntry extends ListedItem {
  changedAt: Date | null;
  hasDraft: boolean;
}

/** Dependencies of the desk's entries. */
export interface EntryDeps {
  database: Database;
  clock: Clock;
}

/** Reads entries, and keeps drafts of them. */
export class EntryService {
  readonly #deps: EntryDeps;
  readonly #desk: DeskRepository;

  constructor(deps: EntryDeps) {
    this.#deps = deps;
    this.#desk = new DeskRepository(deps.database.orm);
  }

  /** Returns a page of the entries of a kind; those with gaps first, or by title. */
  async list(
    author: Author,
    { kind, search, ordering = 'gaps', ...paging }: EntryQuery,
    language: Language,
  ): Promise<PagedRows<ListedEntry>> {
    const { orm } = this.#deps.database;
    const [items, changed, drafts] = await Promise.all([
      kindOf(kind).list(orm, language),
      this.#desk.changedAt(kind),
      this.#desk.draftsOf(author.id, kind),
    ]);
    const withChanges = ({ slug, ...item }: ListedItem): ListedEntry => ({
      ...item,
      slug,
      changedAt: changed.get(slug) ?? null,
      hasDraft: drafts.has(slug),
    });
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const found = items.filter((item) => {
      const text = `${item.title} ${item.slug} ${item.about ?? ''}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    const sorted = ordering === 'title' ? found.toSorted((one, other) => one.title.localeCompare(other.title)) : found;
    return readPage(paging, {
      count: sorted.length,
      find: ({ offset, limit }) => Promise.resolve(sorted.slice(offset, offset + limit).map(withChanges)),
    });
  }

  /** Returns an entry with its form; one that doesn't exist has no content, so that it can be created. */
  async get(author: Author, subject: Subject, language: Language): Promise<DeskEntry> {
    const { orm } = this.#deps.database;
    const kind = kindOf(subject.kind);
    const [content, fields, draft] = await Promise.all([
      kind.read(orm, subject.slug),
      kind.fields(language, orm),
      this.#desk.draft(author.id, subject),
    ]);
    return {
      ...subject,
      ...publishedParts(kind, content, subject.slug),
      fields,
      initial: kind.initial?.(dateInIndia(this.#deps.clock())) ?? {},
      draft: draft ? await this.#presentDraft(draft, content) : null,
      is_removable: kind.isRemovable,
    };
  }

  /** Returns a draft with what was published when it began, so that only what changed on both sides since is a conflict. */
  async #presentDraft(
    { content, base, saved_at, ...subject }: DraftRow,
    published: DeskContent | undefined,
  ): Promise<DeskEntry['draft']> {
    const isOfNow = published !== undefined && versionOf(published) === base;
    const earlier = isOfNow || base === null ? published : await this.#desk.contentOf(subject, base);
    return { content, base, base_content: base === null ? null : (earlier ?? null), saved_at: saved_at.toISOString() };
  }

  /** Compares content with what is published, and finds what stands in the way of publishing it. */
  async check(subject: Subject, content: DeskContent, language: Language): Promise<DeskCheck> {
    const { orm } = this.#deps.database;
    const kind = kindOf(subject.kind);
    const [before, fields] = await Promise.all([kind.read(orm, subject.slug), kind.fields(language, orm)]);
    const { parsed, problems } = await parseContent(orm, kind, subject, content);
    const differences = compareContent(before, parsed ?? content);
    return {
      changes: differences.map((difference) => named(difference, namesOf(fields, difference.path))),
      problems: problems.map(({ path, reason }) => ({ path, reason: reasonWords(reason)[language] })),
      warnings: parsed ? (kind.warnings?.(before, parsed, language) ?? []) : [],
    };
  }

  /** Saves the user's draft; a draft that equals what is published is deleted. */
  async saveDraft(
    author: Author,
    subject: Subject,
    draft: { content: DeskContent; base: string | null },
  ): Promise<void> {
    const { database, clock } = this.#deps;
    const published = await kindOf(subject.kind).read(database.orm, subject.slug);
    if (published && isSame(published, draft.content)) return this.deleteDraft(author, subject);
    const row = { ...subject, ...draft, user_id: author.id, saved_at: clock() };
    await this.#desk.saveDraft(row, deskLimits.draftsPerUser);
  }

  /** Deletes the user's draft. */
  deleteDraft(author: Author, subject: Subject): Promise<void> {
    return this.#desk.deleteDraft(author.id, subject);
  }

  /** Counts the user's drafts. */
  countDrafts(author: Author): Promise<number> {
    return this.#desk.countDrafts(author.id);
  }

  /** Returns a page of revisions, the latest first. */
  revisions({ kind, slug, ...paging }: Partial<Subject> & Paging): Promise<PagedRows<RevisionRow>> {
    const of = { ...(kind && { kind }), ...(slug && { slug }) };
    return readPage(paging, {
      count: this.#desk.countRevisions(of),
      find: (slice) => this.#desk.revisions(of, slice),
    });
  }

  /** Returns what the values of a kind are called, by path. */
  async namesOf(
    kinds: readonly Subject['kind'][],
    language: Language,
  ): Promise<(kind: Subject['kind'], path: string) => ReturnType<typeof namesOf>> {
    const { orm } = this.#deps.database;
    const wanted = [...new Set(kinds)];
    const fields = new Map(
      await Promise.all(wanted.map(async (kind) => [kind, await kindOf(kind).fields(language, orm)] as const)),
    );
    return (kind, path) => namesOf(fields.get(kind) ?? [], path);
  }
}

/** Returns what an entry shows of its published content. */
const publishedParts = (kind: EntryKind, content: DeskContent | undefined, slug: string) =>
  content
    ? {
        title: kind.titleOf(content),
        content,
        version: versionOf(content),
        facts: kind.factsOf?.(content) ?? [],
        gaps: kind.gapsOf?.(content) ?? [],
        path: kind.pathOf(content),
      }
    : { title: slug, content: null, version: null, facts: [], gaps: [], path: null };

/** Returns a kind of entries. @throws AppError 404 for one that the desk does not edit. */
export function kindOf(kind: Subject['kind']): EntryKind {
  const found = entryKinds[kind];
  if (!found) throw notFound(deskErrors.noEntry);
  return found;
}
