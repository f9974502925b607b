import { ChipLink, ChipRow } from '@dopahiya/ui-kit';
import type { NamedPage } from './bike-list.ts';
import * as S from './related-lists.styles.ts';

/** Links to the lists beside this one; nothing when there are none. Renders a `<nav>`. */
export function RelatedLists({ lists }: { lists: readonly NamedPage[] }) {
  if (lists.length === 0) return null;
  return (
    <S.Root aria-label="Similar lists">
      <ChipRow label="Similar lists">
        {lists.map(({ label, to }) => (
          <ChipLink key={to} to={to}>
            {label}
          </ChipLink>
        ))}
      </ChipRow>
    </S.Root>
  );
}
