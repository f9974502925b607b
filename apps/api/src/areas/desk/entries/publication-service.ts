import type { DeskContent } from '@dopahiya/domain/desk';
import type { Author } from '../../../core/author.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { badRequest, conflict, type FieldErrors, invalidFields, notFound } from '../../../core/errors.ts';
import { deskErrors } from '../../../core/texts/index.ts';
import { isSame, versionOf } from '../../seeding/index.ts';
import { compareContent, valueAt, withValue } from './compare-content.ts';
import { DeskRepository, type RevisionRow, type Subject } from './desk-repository.ts';
import { type EntryDeps, kindOf } from './entry-service.ts';
import type { Problem } from './entry-kind.ts';
import { inTurn } from './in-turn.ts';
import { brokenArticles } from './kinds/broken-articles.ts';
import { parseContent } from './parse-content.ts';
import { reasonWords } from './reason-words.ts';

/** Content to publish; null removes the entry. `base` is the version that the user read. */
export interface Publication {
  content: DeskContent | null;
  base: string | null;
  note?: string | undefined;
}

interface Change extends Subject {
  before: DeskContent | undefined;
  after: DeskContent | null;
  note: string | null;
  undoes: number | null;
}

/** Publishes content as revisions, and undoes them: each in one transaction, so that nothing is published by halves. */
export class PublicationService {
  readonly #deps: EntryDeps;

  constructor(deps: EntryDeps) {
    this.#deps = deps;
  }

  /**
   * Publishes content, and deletes the user's draft of it.
   * @throws AppError 409 if another version was published since `base`, 400 with the errors by path if it is invalid.
   */
  async publish(author: Author, subject: Subject, { content, base, note }: Publication): Promise<RevisionRow> {
    return inTurn(this.#deps.database, async (transaction) => {
      const kind = kindOf(subject.kind);
      const before = await kind.read(transaction, subject.slug);
      if ((before ? versionOf(before) : null) !== base) throw conflict(deskErrors.changedMeanwhile);
      if (content === null && !kind.isRemovable) throw badRequest(deskErrors.notRemovable);
      const change = { ...subject, before, after: content, note: note ?? null, undoes: null };
      const revision = await this.#write(transaction, author, change);
      await new DeskRepository(transaction).deleteDraft(author.id, subject);
      return revision;
    });
  }

  /**
   * Undoes a revision with a new one that restores the values it changed.
   * @throws AppError 404 for an unknown one, 409 if it was undone already or later revisions changed the same values.
   */
  async undo(author: Author, id: number): Promise<RevisionRow> {
    return inTurn(this.#deps.database, async (transaction) => {
      const desk = new DeskRepository(transaction);
      const revision = await desk.revision(id);
      if (!revision) throw notFound(deskErrors.noRevision);
      if (revision.undone_by !== null) throw conflict(deskErrors.alreadyUndone);
      const { kind, slug } = revision;
      const before = await kindOf(kind).read(transaction, slug);
      const after = await restored(desk, revision, before);
      return this.#write(transaction, author, { kind, slug, before, after, note: null, undoes: id });
    });
  }

  async #write(transaction: Orm, author: Author, { before, after, ...change }: Change): Promise<RevisionRow> {
    const kind = kindOf(change.kind);
    const parsed = after && (await this.#parse(transaction, change, after));
    if (isSame(before ?? null, parsed)) throw badRequest(deskErrors.nothingChanged);
    await kind.write(transaction, change.slug, parsed);
    if (change.kind === 'model') refuse(await brokenArticles(transaction, change.slug, this.#deps.clock));
    const shown = parsed ?? before;
    const desk = new DeskRepository(transaction);
    const id = await desk.add({
      ...change,
      title: shown ? kind.titleOf(shown) : change.slug,
      user_id: author.id,
      at: this.#deps.clock(),
      before: before ?? null,
      after: parsed,
    });
    const stored = await desk.revision(id);
    if (!stored) throw new Error('The revision was not stored');
    return stored;
  }

  async #parse(transaction: Orm, subject: Subject, content: DeskContent): Promise<DeskContent> {
    const { parsed, problems } = await parseContent(transaction, kindOf(subject.kind), subject, content);
    refuse(problems);
    if (!parsed) throw badRequest(deskErrors.notPublished);
    return parsed;
  }
}

/** @throws AppError 400 with the problems by path, if there are any. */
function refuse(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const fields: Record<string, FieldErrors[string]> = {};
  for (const { path, reason } of problems) {
    const name = path === '' ? 'content' : path;
    fields[name] = [...(fields[name] ?? []), reasonWords(reason)];
  }
  throw invalidFields(fields);
}

/** Returns the content with the values that a revision changed as they were before it. */
async function restored(
  desk: DeskRepository,
  revision: RevisionRow,
  current: DeskContent | undefined,
): Promise<DeskContent | null> {
  const { before, after } = revision;
  const changes = compareContent(before, after);
  const isWhole = before === null || after === null || current === undefined;
  const touched = isWhole
    ? isSame(current ?? null, after)
      ? []
      : [revision.title]
    : changes.filter((change) => !isSame(valueAt(current, change.path) ?? null, change.after)).map(({ path }) => path);
  if (touched.length > 0) {
    const later = await desk.laterThan(revision);
    const what = [...touched, ...later.slice(0, 1).map(({ id }) => `#${id}`)].join(', ');
    throw conflict(deskErrors.changedSince(what));
  }
  if (isWhole) return before;
  return changes.reduce((content, { path }) => withValue(content, path, valueAt(before, path)), current);
}
