import { useApi } from '@dopahiya/api-client';
import { type BikeCard, type Comparison, fullNameOf } from '@dopahiya/domain/bikes';
import { priceQualifier } from '@dopahiya/domain/prices';
import { formatPrice } from '@dopahiya/domain/site';
import { Link, Section, VisuallyHidden } from '@dopahiya/ui-kit';
import { BikeDrawing, SaleBadge } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/home-sections';
import { compareQueries } from '../comparison/compare-queries.ts';
import { haveOneBasis } from '@dopahiya/engines/key-differences';
import * as S from './comparison-teaser.styles.ts';
import { PairArrows } from './pair-arrows.tsx';
import { pairLink, pairsAtATime } from './pair-link.ts';
import { PairsStatus } from './pairs-status.tsx';
import { sectionHeads, sectionHeights } from './section-heads.ts';

/** Popular pairs as text, three at a time. */
export function ComparisonTeaser() {
  const query = useQuery(compareQueries.pairs(useApi()));
  const pairs = query.data ?? [];
  const [page, setPage] = useState(0);
  const pages = Math.ceil(pairs.length / pairsAtATime);
  return (
    <Section {...sectionHeads.teaser} action={<PairArrows page={page} pages={pages} onPage={setPage} ends="rest" />}>
      <PairsStatus query={query} minHeight={sectionHeights.teaser} />
      {pairs.length > 0 && (
        <S.Lines aria-label={texts.comparisons}>
          {pairs.slice(page * pairsAtATime, (page + 1) * pairsAtATime).map((pair) => (
            <Line key={pair.id} pair={pair} />
          ))}
        </S.Lines>
      )}
    </Section>
  );
}

function Line({ pair }: { pair: Comparison }) {
  const { one, other, name, to, state } = pairLink(pair);
  return (
    <li>
      <S.Pictures aria-hidden="true">
        <BikeDrawing bike={one} alt="" />
        <BikeDrawing bike={other} alt="" />
      </S.Pictures>
      <S.Names>
        {texts.either(<Named bike={one} />, <Named bike={other} />, { or: (text) => <span>{text}</span> })}
      </S.Names>
      <S.Apart>{apart(one, other)}</S.Apart>
      <Link to={to} state={state} arrow="forward">
        {texts.compare(name, { hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
      </Link>
    </li>
  );
}

/** A bike's name, with a badge if it is not on sale. */
function Named({ bike }: { bike: BikeCard }) {
  return (
    <>
      {fullNameOf(bike)}
      <SaleBadge bike={bike} size="s" />
    </>
  );
}

/** Returns the price difference as text; null if the prices differ in kind or month. */
function apart(one: BikeCard, other: BikeCard): string | null {
  if (one.price === null || other.price === null || !haveOneBasis([one, other])) return null;
  return texts.apart(formatPrice(Math.abs(one.price - other.price)), priceQualifier({ status: one.status }));
}
