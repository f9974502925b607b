import { type DeskKind, singleDeskKinds } from '@dopahiya/domain/desk';
import * as texts from '#texts/shell';

/** Returns whether a kind has one entry. */
export const isSingle = (kind: DeskKind): kind is (typeof singleDeskKinds)[number] =>
  singleDeskKinds.some((single) => single === kind);

/** Returns what an entry is called: that of a kind with one is called like its section. */
export const entryTitle = (kind: DeskKind, title: string): string => (isSingle(kind) ? texts.sections[kind] : title);
