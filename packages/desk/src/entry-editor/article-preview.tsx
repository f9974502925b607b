import type { DeskContent, DeskEntry } from '@dopahiya/domain/desk';
import * as texts from '#texts/entry-editor';
import * as F from '../entry-form/form.styles.ts';
import { EntryPreview } from './entry-preview.tsx';

/** Preview below the form of an article, with its figures of today. */
export const ArticlePreview = ({ entry, content }: { entry: DeskEntry; content: DeskContent }) => (
  <F.Section>
    <h2>{texts.preview}</h2>
    <EntryPreview kind={entry.kind} slug={entry.slug} content={content} />
  </F.Section>
);
