import type { DeskChange, DeskContent, DeskFact, DeskField, DeskKind, DeskProblem } from '@dopahiya/domain/desk';
import type { Language } from '@dopahiya/domain/site';
import type * as z from 'zod';
import type { Orm } from '../../../core/database/open-database.ts';

/** Entry in a list, before it is known whether the desk changed it. */
export interface ListedItem {
  slug: string;
  title: string;
  about: string | null;
  gaps: string[];
  views: number | null;
}

/** Problem of content, with the path of the value. */
export type Problem = DeskProblem;

/** Kind of content that the desk edits: how it is read, checked and written, in the format of the catalogue's files. */
export interface EntryKind<Content extends object = DeskContent> {
  kind: DeskKind;
  /** Parses content into its canonical form, with the defaults of the file's format. */
  schema: z.ZodType<Content>;
  /** Whether the user may remove an entry. */
  isRemovable: boolean;
  /** Lists all entries, `gaps` first where they count. */
  list: (orm: Orm, language: Language) => Promise<ListedItem[]>;
  read: (orm: Orm, slug: string) => Promise<Content | undefined>;
  titleOf: (content: Content) => string;
  /** Public page of the entry; null if there is none. */
  pathOf: (content: Content) => string | null;
  fields: (language: Language, orm: Orm) => DeskField[] | Promise<DeskField[]>;
  /** Values that a new entry begins with, on a day in India. */
  initial?: (today: string) => DeskContent;
  factsOf?: (content: Content) => DeskFact[];
  /** Paths of wanted facts that are missing. */
  gapsOf?: (content: Content) => string[];
  /** Finds what the schema cannot know: references, duplicates, implausible figures. */
  problems?: (orm: Orm, content: Content) => Promise<Problem[]>;
  /** What to look at twice. */
  warnings?: (before: Content | undefined, after: Content, language: Language) => Problem[];
  /** Writes the content in this transaction, or removes the entry. */
  write: (transaction: Orm, slug: string, content: Content | null) => Promise<void>;
}

/** Lets kinds of different content stand in one table; each gets only content that its own schema parsed. */
export const asKind = <Content extends object>(kind: EntryKind<Content>): EntryKind => kind as unknown as EntryKind;

/** Change of a value, before it has a label. */
export type Difference = Omit<DeskChange, 'label' | 'words'>;
