import type { ChatCard as Card } from '@dopahiya/domain/chat';
import { formatMonth } from '@dopahiya/domain/site';
import { IconButton } from '@dopahiya/ui-kit';
import { copyPriceDetails } from '@dopahiya/ui-kit/money';
import * as texts from '#texts/chat';
import * as S from './chat-card.styles.ts';
import { CardLink } from './card-link.tsx';
import { ComparisonCard } from './comparison-card.tsx';

export interface ChatCardProps {
  card: Card;
}

/** Data behind a reply: figures with their month, and a link to the matching page. */
export function ChatCard({ card }: ChatCardProps) {
  const { kind, facts, link } = card;
  if (facts.length === 0) return link ? <CardLink card={card} /> : null;
  if (kind === 'price') return <PriceCard card={card} />;
  if (kind === 'comparison') return <ComparisonCard card={card} fallback={<FactsCard card={card} />} />;
  return <FactsCard card={card} />;
}

/** Price card with a yellow header: the first line is the sum of the others. */
function PriceCard({ card }: ChatCardProps) {
  const { title, month, facts } = card;
  return (
    <S.Card>
      <S.Cap>
        <strong>{title}</strong>
        <IconButton
          icon="copy"
          label={texts.copy}
          tone="quiet"
          edge="end"
          onClick={() => void copyPriceDetails(cardText(card))}
        />
      </S.Cap>
      <S.Total>
        <span>
          <span>{facts[0]?.label}: </span>
          <b>{facts[0]?.value}</b>
        </span>
        {month !== null && <small>{texts.asOf(formatMonth(month))}</small>}
      </S.Total>
      <Facts facts={facts.slice(1)} />
      <CardLink card={card} />
    </S.Card>
  );
}

function FactsCard({ card }: ChatCardProps) {
  const { title, month, facts } = card;
  return (
    <S.Card>
      <S.Head>
        <strong>{title}</strong>
        {month !== null && <small>{texts.asOf(formatMonth(month))}</small>}
      </S.Head>
      <Facts facts={facts} />
      <CardLink card={card} />
    </S.Card>
  );
}

const Facts = ({ facts }: Pick<Card, 'facts'>) => (
  <S.Facts>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </S.Facts>
);

const cardText = ({ title, month, facts }: Card): string =>
  [
    title,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...(month === null ? [] : [texts.asOf(formatMonth(month))]),
  ].join('\n');
