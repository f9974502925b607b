import type { DeskRevision } from '@dopahiya/domain/desk';
import { Link } from '@dopahiya/ui-kit';
import * as texts from '#texts/entry-editor';
import { Undo } from '../revisions/undo.tsx';
import * as S from '../shell/shell.styles.ts';

interface PublishedProps {
  revision: DeskRevision;
  /** Public page; null if there is none. */
  path: string | null;
  onUndone: () => Promise<void>;
}

/** What was just published: where it can be seen, and how to undo it. */
export function Published({ revision, path, onUndone }: PublishedProps) {
  return (
    <S.Notice as="output" data-tone="success">
      <p>
        {texts.published} {texts.liveSoon}
      </p>
      {path !== null && <Link to={path}>{texts.seePage}</Link>}
      <Undo revision={revision} onUndone={onUndone} />
    </S.Notice>
  );
}
