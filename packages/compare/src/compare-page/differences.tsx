import { latestPriceMonth, priceQualifier } from '@dopahiya/domain/prices';
import { Section } from '@dopahiya/ui-kit';
import { standingBike } from '@dopahiya/ui-kit/bikes';
import { KeyDifferences } from '../key-differences/key-differences.tsx';
import { useMemo } from 'react';
import * as texts from '#texts/compare-page';
import type { NamedBikes } from '../comparison/compared-bike.ts';
import { findKeyDifferences, haveOneBasis } from '@dopahiya/engines/key-differences';
import { BikeOutlines } from '../scale-picture/bike-outlines.tsx';
import * as S from './differences.styles.ts';

/** Differences between bikes, in words and as outlines. */
export function Differences({ bikes, names }: NamedBikes) {
  const differences = useMemo(() => findKeyDifferences(bikes), [bikes]);
  const month = haveOneBasis(bikes) ? latestPriceMonth(bikes) : null;
  const basis = priceQualifier({ status: 'on_sale', price_month: month });
  const standing = useMemo(() => bikes.map(standingBike), [bikes]);
  return (
    <Section title={texts.keyDifferences} tone="sunken">
      <S.Sides>
        <div>
          {differences.length > 0 ? <KeyDifferences differences={differences} /> : <p>{texts.muchTheSame}</p>}
          {bikes.some(({ price }) => price !== null) && <S.Note>{texts.pricesAre(basis)}</S.Note>}
        </div>
        <BikeOutlines bikes={standing} names={names} />
      </S.Sides>
    </Section>
  );
}
