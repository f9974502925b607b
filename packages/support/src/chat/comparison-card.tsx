import { fetchComparedBikes, useApi } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import type { ChatCard } from '@dopahiya/domain/chat';
import { latestPriceMonth, priceQualifier } from '@dopahiya/domain/prices';
import { findKeyDifferences, haveOneBasis } from '@dopahiya/engines/key-differences';
import { BikeDrawing, Stage } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as texts from '#texts/chat';
import { CardLink } from './card-link.tsx';
import * as S from './chat-card.styles.ts';

export interface ComparisonCardProps {
  card: ChatCard;
  /** What stands there until the bikes are known, and where they cannot be. */
  fallback: ReactNode;
}

/** Two to four bikes to one scale, with the three differences that a rider notices most. */
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
  return (
    <S.Compared>
      <Stage bikes={bikes} scale="teaser">
        {bikes.map((bike) => (
          <BikeDrawing key={bike.id} bike={bike} />
        ))}
      </Stage>
      <Differences bikes={bikes} />
      <CardLink card={card} />
    </S.Compared>
  );
}

const mostDifferences = 3;

function Differences({ bikes }: { bikes: readonly BikeDetail[] }) {
  const differences = findKeyDifferences(bikes).slice(0, mostDifferences);
  const basis = priceQualifier({
    status: 'on_sale',
    price_month: haveOneBasis(bikes) ? latestPriceMonth(bikes) : null,
  });
  if (differences.length === 0) return <S.Basis>{texts.muchTheSame}</S.Basis>;
  return (
    <>
      <S.Differences>
        {differences.map(({ figure, sentence }) => (
          <li key={sentence}>
            <b>{figure}</b> <span>{sentence}</span>
          </li>
        ))}
      </S.Differences>
      {differences.some(({ figure }) => figure.startsWith('₹')) && <S.Basis>{texts.pricesAre(basis)}</S.Basis>}
    </>
  );
}
