import type { ChatCard } from '@dopahiya/domain/chat';
import { Link } from '@dopahiya/ui-kit';
import * as S from './chat-card.styles.ts';

/** Link from a card to the matching page. */
export function CardLink({ card: { link } }: { card: ChatCard }) {
  if (!link) return null;
  return (
    <S.Way>
      <Link to={link.href} arrow="forward">
        {link.label}
      </Link>
    </S.Way>
  );
}
