import { useApi } from '@dopahiya/api-client';
import { type BikeDetail, shortNamesOf } from '@dopahiya/domain/bikes';
import { islands } from '@dopahiya/site';
import { Section, Skeleton, showLoadFailure } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as texts from '#texts/compare-page';
import type { CompareMode } from '../comparison/comparison-address.ts';
import { compareQueries } from '../comparison/compare-queries.ts';
import * as S from './differences.styles.ts';

// One file for all of them: who reads on wants them together.
const { ComparedSpecifications, Differences, MoneySection, RiderSection } = islands(
  () => import('./comparison-sections.ts'),
  {
    ComparedSpecifications: { minHeight: '660px' },
    Differences: { minHeight: '620px' },
    MoneySection: { minHeight: '900px' },
    RiderSection: { minHeight: '590px' },
  },
  { onFailure: showLoadFailure },
);

export interface ComparedFactsProps {
  mode: CompareMode;
  bikeSlugs: string;
  /** Two to four. */
  bikes: readonly BikeDetail[];
}

/** What sets bikes apart: in words, in outline, fact by fact, on the road, and with a rider. */
export function ComparedFacts({ mode, bikeSlugs, bikes }: ComparedFactsProps) {
  const names = useMemo(() => shortNamesOf(bikes), [bikes]);
  useQuery(
    compareQueries.counted(
      useApi(),
      bikes.map(({ slug }) => slug),
    ),
  );
  return (
    <>
      <Differences bikes={bikes} names={names} />
      <ComparedSpecifications bikes={bikes} names={names} />
      <MoneySection mode={mode} bikeSlugs={bikeSlugs} bikes={bikes} names={names} />
      <RiderSection bikes={bikes} names={names} />
    </>
  );
}

/** Room for what sets bikes apart while it is on its way, so that the page does not lose its length. */
export function FactsSkeleton() {
  return (
    <Section title={texts.keyDifferences} tone="sunken" height={[725, 520]} isNear>
      <S.Sides aria-busy="true">
        <Skeleton height="17lh" />
        <Skeleton height="17lh" />
      </S.Sides>
    </Section>
  );
}
