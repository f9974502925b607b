import type { ListedDeskEntry } from '@dopahiya/domain/desk';
import { formatDate, paths } from '@dopahiya/domain/site';
import { Badge, Link } from '@dopahiya/ui-kit';
import * as texts from '#texts/entry-list';
import * as S from '../shell/shell.styles.ts';

const shownGaps = 4;

/** An entry in a list, with what is missing in it. */
export function EntryRow({ entry }: { entry: ListedDeskEntry }) {
  const { kind, slug, title, about, gaps, views, changed_at, has_draft } = entry;
  const more = gaps.length - shownGaps;
  return (
    <>
      <S.Row>
        <Link to={paths.deskEntry(kind, slug)}>{title}</Link>
        {has_draft && (
          <Badge tone="plain" size="s">
            {texts.draft}
          </Badge>
        )}
      </S.Row>
      {about !== null && <p>{about}</p>}
      {gaps.length > 0 && (
        <p>
          {texts.missing(gaps.slice(0, shownGaps).join(', '))} {more > 0 && texts.more(more)}
        </p>
      )}
      <small>
        {views !== null && texts.views(views)} {changed_at !== null && texts.changed(formatDate(changed_at))}
      </small>
    </>
  );
}
