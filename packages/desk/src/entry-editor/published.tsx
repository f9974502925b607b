import type { DeskRevision } from '@dopahiya/domain/desk';
import { Link } from '@dopahiya/ui-kit';
import * as texts from '#texts/entry-editor';
import { Undo } from '../revisions/undo.tsx';
import { Done } from '../shell/done.tsx';

interface PublishedProps {
  revision: DeskRevision;
  /** Public page; null if there is none. */
  path: string | null;
  /** Whether it removed the entry. */
  isRemoval: boolean;
  onUndone: () => Promise<void>;
}

/** What was just published: where it can be seen, and how to undo it. */
export function Published({ revision, path, isRemoval, onUndone }: PublishedProps) {
  return (
    <Done>
      <p>
        {isRemoval ? texts.removed : texts.published} {texts.liveSoon}
      </p>
      {path !== null && <Link to={path}>{texts.seePage}</Link>}
      <Undo revision={revision} onUndone={onUndone} />
    </Done>
  );
}
