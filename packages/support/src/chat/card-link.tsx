import type { ChatCard } from '@dopahiya/domain/chat';
import { Link } from '@dopahiya/ui-kit';
import * as S from './chat-card.styles.ts';

/** The way from a card to the page with the same state. */
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
