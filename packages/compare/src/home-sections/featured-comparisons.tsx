import { useApi } from '@dopahiya/api-client';
import type { BikeCard, Comparison } from '@dopahiya/domain/bikes';
import { priceQualifier } from '@dopahiya/domain/prices';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, Link, Section, VisuallyHidden } from '@dopahiya/ui-kit';
import { BikeDrawing, SaleBadge, Stage } from '@dopahiya/ui-kit/bikes';
import { Price } from '@dopahiya/ui-kit/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/home-sections';
import { compareQueries } from '../comparison/compare-queries.ts';
import { haveOneBasis } from '@dopahiya/engines/key-differences';
import * as S from './featured-comparisons.styles.ts';
import { PairArrows } from './pair-arrows.tsx';
import { pairLink, pairsAtATime } from './pair-link.ts';
import { PairsStatus } from './pairs-status.tsx';
import { sectionHeads, sectionHeights } from './section-heads.ts';

/** Popular pairs on stages to scale, three per page, in a loop. */
export function FeaturedComparisons() {
  const query = useQuery(compareQueries.pairs(useApi()));
  const pairs = query.data ?? [];
  const [page, setPage] = useState(0);
  const pages = Math.ceil(pairs.length / pairsAtATime);
  return (
    <Section {...sectionHeads.featured} action={<PairArrows page={page} pages={pages} onPage={setPage} ends="cycle" />}>
      <PairsStatus query={query} minHeight={sectionHeights.featured} />
      {pairs.length > 0 && (
        <S.Cards aria-label={texts.featuredComparisons}>
          {pairs.slice(page * pairsAtATime, (page + 1) * pairsAtATime).map((pair) => (
            <Card key={pair.id} pair={pair} />
          ))}
        </S.Cards>
      )}
      <S.More>
        <Link to={paths.compareBike} arrow="forward">
          {texts.compareMore}
        </Link>
      </S.More>
    </Section>
  );
}

function Card({ pair }: { pair: Comparison }) {
  const { one, other, name, to, state } = pairLink(pair);
  const saysMonth = !haveOneBasis([one, other]);
  const qualifierOf = ({ status, price_month }: BikeCard) =>
    priceQualifier({ status, price_month: saysMonth ? price_month : null });
  return (
    <S.Card>
      <Stage bikes={[one, other]} scale="teaser">
        <BikeDrawing bike={one} />
        <BikeDrawing bike={other} />
      </Stage>
      <S.Facts>
        {[one, other].map((bike) => (
          <div key={bike.slug}>
            <small>{bike.brand.name}</small>
            <h3>{bike.name}</h3>
            <SaleBadge bike={bike} size="s" />
            <Price amount={bike.price} size="s" qualifier={qualifierOf(bike)} />
          </div>
        ))}
        <S.Versus aria-hidden="true">{texts.versus}</S.Versus>
      </S.Facts>
      <ButtonLink to={to} state={state} tone="secondary" width="full">
        {texts.compare(name, { hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
      </ButtonLink>
    </S.Card>
  );
}
