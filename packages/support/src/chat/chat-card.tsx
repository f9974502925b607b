import type { ChatCard as Card } from '@dopahiya/domain/chat';
import { formatMonth } from '@dopahiya/domain/site';
import { Link } from '@dopahiya/ui-kit';
import * as texts from '#texts/chat';
import * as S from './chat.styles.ts';

/** What a reply rests on: figures with their month, and the page with the same state. */
export function ChatCard({ card: { title, month, facts, link } }: { card: Card }) {
  const isPage = facts.length === 0;
  if (isPage && !link) return null;
  return (
    <S.Card>
      {!isPage && (
        <S.CardHead>
          <strong>{title}</strong>
          {month !== null && <small>{texts.asOf(formatMonth(month))}</small>}
        </S.CardHead>
      )}
      {!isPage && (
        <S.Facts>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </S.Facts>
      )}
      {link && (
        <S.CardLink>
          <Link to={link.href}>{link.label}</Link>
        </S.CardLink>
      )}
    </S.Card>
  );
}
