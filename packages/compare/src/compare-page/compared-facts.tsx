import { useApi } from '@dopahiya/api-client';
import { type BikeDetail, shortNamesOf } from '@dopahiya/domain/bikes';
import { Later, Section, Skeleton } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as texts from '#texts/compare-page';
import type { CompareMode } from '../comparison/comparison-address.ts';
import { compareQueries } from '../comparison/compare-queries.ts';
import * as S from './differences.styles.ts';

// One chunk for all sections, which readers need together.
const sections = () => import('./comparison-sections.ts');
const loadDifferences = async () => (await sections()).Differences;
const loadDuels = async () => (await sections()).Duels;
const loadSpecifications = async () => (await sections()).ComparedSpecifications;
const loadMoney = async () => (await sections()).MoneySection;
const loadRiders = async () => (await sections()).RiderSection;

export interface ComparedFactsProps {
  mode: CompareMode;
  bikeSlugs: string;
  /** Two to four bikes. */
  bikes: readonly BikeDetail[];
}

/** Differences between bikes: in words, as outlines, by spec, on-road price, and with a rider. */
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
      <Later load={loadDifferences} fallback={<Skeleton height="620px" />} bikes={bikes} names={names} />
      <Later
        load={loadDuels}
        fallback={<Skeleton height="200px" />}
        mode={mode}
        bikeSlugs={bikeSlugs}
        bikes={bikes}
        names={names}
      />
      <Later load={loadSpecifications} fallback={<Skeleton height="660px" />} bikes={bikes} names={names} />
      <Later
        load={loadMoney}
        fallback={<Skeleton height="900px" />}
        mode={mode}
        bikeSlugs={bikeSlugs}
        bikes={bikes}
        names={names}
      />
      <Later load={loadRiders} fallback={<Skeleton height="590px" />} bikes={bikes} names={names} />
    </>
  );
}

/** Skeleton of the differences, which keeps the page's height while they load. */
export function FactsSkeleton() {
  return (
    <Section title={texts.keyDifferences} tone="sunken">
      <S.Sides aria-busy="true">
        <Skeleton height="17lh" />
        <Skeleton height="17lh" />
      </S.Sides>
    </Section>
  );
}
