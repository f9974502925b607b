import type { DeskEntry } from '@dopahiya/domain/desk';
import { RevisionList } from './revision-list.tsx';

interface HistoryProps {
  /** The signed-in user. */
  name: string;
  entry: DeskEntry;
  onUndone: () => Promise<unknown>;
}

/** Revisions of one entry. */
export const History = ({ name, entry: { kind, slug }, onUndone }: HistoryProps) => (
  <RevisionList name={name} of={{ kind, slug }} onUndone={onUndone} />
);
