import { useApi } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain';
import { Section, Skeleton, Switch } from '@dopahiya/ui-kit';
import { CompareTable, hasDifference, KeyDifferences, standingBike } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import * as texts from '#texts/compare-page';
import { shortNamesOf } from '../comparison/compared-bike.ts';
import type { CompareMode } from '../comparison/comparison-address.ts';
import { compareQueries } from '../comparison/compare-queries.ts';
import { findKeyDifferences } from '../key-facts/find-key-differences.ts';
import { comparedGroupsOf } from '../key-facts/spec-groups.ts';
import { MoneySection } from '../money/money-section.tsx';
import { BikeOutlines } from '../scale-picture/bike-outlines.tsx';
import { RiderSection } from '../scale-picture/rider-section.tsx';
import * as S from './compared-facts.styles.ts';

export interface ComparedFactsProps {
  mode: CompareMode;
  bikeSlugs: string;
  /** Two to four. */
  bikes: readonly BikeDetail[];
}

/** What sets bikes apart: in words, in outline, fact by fact, on the road, and with a rider. */
export function ComparedFacts({ mode, bikeSlugs, bikes }: ComparedFactsProps) {
  const names = shortNamesOf(bikes);
  useQuery(
    compareQueries.counted(
      useApi(),
      bikes.map(({ slug }) => slug),
    ),
  );
  return (
    <>
      <Differences bikes={bikes} names={names} />
      <Specifications bikes={bikes} names={names} />
      <MoneySection mode={mode} bikeSlugs={bikeSlugs} names={names} />
      <RiderSection bikes={bikes} names={names} />
    </>
  );
}

/** Room for what sets bikes apart while it is on its way, so that the page does not lose its length. */
export function FactsSkeleton() {
  return (
    <Section title={texts.keyDifferences} tone="sunken" height={[725, 520]}>
      <S.Sides aria-busy="true">
        <Skeleton height="17lh" />
        <Skeleton height="17lh" />
      </S.Sides>
    </Section>
  );
}

interface NamedBikes {
  bikes: readonly BikeDetail[];
  names: readonly string[];
}

function Differences({ bikes, names }: NamedBikes) {
  const differences = useMemo(() => findKeyDifferences(bikes), [bikes]);
  const standing = useMemo(() => bikes.map(standingBike), [bikes]);
  return (
    <Section title={texts.keyDifferences} tone="sunken" height={[725, 520]}>
      <S.Sides>
        {differences.length > 0 ? <KeyDifferences differences={differences} /> : <p>{texts.muchTheSame}</p>}
        <BikeOutlines bikes={standing} names={names} />
      </S.Sides>
    </Section>
  );
}

function Specifications({ bikes, names }: NamedBikes) {
  const groups = useMemo(() => comparedGroupsOf(bikes), [bikes]);
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const isEmpty = onlyDiffering && !groups.some(({ rows }) => rows.some(hasDifference));
  return (
    <Section
      title={texts.specifications}
      height={[655, 660]}
      action={
        <S.Choice>
          <Switch checked={onlyDiffering} onChange={(event) => setOnlyDiffering(event.target.checked)}>
            {texts.onlyDiffering}
          </Switch>
        </S.Choice>
      }
    >
      <S.Names aria-hidden="true" style={{ '--columns': names.length + 1 }}>
        <span />
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </S.Names>
      <CompareTable names={names} groups={groups} rows={onlyDiffering ? 'differing' : 'all'} heading="sticky" />
      <S.Said>{isEmpty && texts.nothingDiffers}</S.Said>
    </Section>
  );
}
