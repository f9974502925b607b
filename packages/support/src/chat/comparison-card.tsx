import { fetchComparedBikes, useApi } from '@dopahiya/api-client';
import type { ChatCard } from '@dopahiya/domain/chat';
import { priceQualifier } from '@dopahiya/domain/prices';
import { BikeDrawing, Stage } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as texts from '#texts/chat';
import { CardLink } from './card-link.tsx';
import * as S from './chat-card.styles.ts';

export interface ComparisonCardProps {
  card: ChatCard;
  /** Shown while the bikes load, or if they fail to. */
  fallback: ReactNode;
}

/** Two to four bikes at one scale, with their differences. */
export function ComparisonCard({ card, fallback }: ComparisonCardProps) {
  const api = useApi();
  const { data: bikes } = useQuery({
    queryKey: ['chat', 'compared', card.bikes],
    queryFn: ({ signal }) => fetchComparedBikes(api, card.bikes, undefined, { signal }).then((answer) => answer.bikes),
    enabled: card.bikes.length > 1,
    staleTime: Infinity,
    retry: false,
  });
  if (!bikes || bikes.length < 2) return fallback;
  const isPriced = card.facts.some(({ label }) => label.startsWith('₹'));
  return (
    <S.Compared>
      <Stage bikes={bikes} scale="teaser">
        {bikes.map((bike) => (
          <BikeDrawing key={bike.id} bike={bike} />
        ))}
      </Stage>
      <S.Differences>
        {card.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </S.Differences>
      {isPriced && <S.Basis>{texts.pricesAre(priceQualifier({ status: 'on_sale', price_month: card.month }))}</S.Basis>}
      <CardLink card={card} />
    </S.Compared>
  );
}
