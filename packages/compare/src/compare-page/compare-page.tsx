import { useApi, useShownError } from '@dopahiya/api-client';
import { type BikeDetail, shortNamesOf } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import { BackLink, Container, Later, Skeleton, theme } from '@dopahiya/ui-kit';
import { SaleBadge } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import * as texts from '#texts/compare-page';
import type { ChoiceQuery } from '../bike-choice/choice-query.ts';
import { BikeSlots } from '../bike-slots/bike-slots.tsx';
import { SlotsSkeleton } from '../bike-slots/slots-skeleton.tsx';
import { cardsFromNavigation, type SlotBike } from '../comparison/compared-bike.ts';
import type { CompareMode } from '../comparison/comparison-address.ts';
import { compareQueries } from '../comparison/compare-queries.ts';
import { ComparedFacts, FactsSkeleton } from './compared-facts.tsx';
import { ComparisonFailure } from './comparison-failure.tsx';

const loadSections = () => import('./comparison-sections.ts');
const loadChoiceDialog = async () => (await loadSections()).ChoiceDialog;
const loadChoice = async () => (await loadSections()).ChoiceSection;

export interface ComparePageProps {
  mode: CompareMode;
  /** Bike slugs as in the URL: 'classic-350-vs-cb350'. */
  bikeSlugs: string;
  /** The bike list named by the URL, for visitors without scripts. */
  choice?: ChoiceQuery | null;
}

/** Sections that other features contribute to a comparison. */
export interface CompareSlots {
  /** Ownership cost of each bike over the years. */
  ownership: ComponentType<{ slugs: readonly string[] }>;
}

/** Two to four bikes side by side: to scale, spec by spec, with costs; a single bike waits for a second. */
export function ComparePage({
  mode,
  bikeSlugs,
  choice,
  ownership: Ownership,
}: ComparePageProps & Partial<CompareSlots>) {
  const comparison = useQuery(compareQueries.bikes(useApi(), mode, bikeSlugs));
  const { state } = useLocation();
  const error = useShownError(comparison);
  const { data, isFetching, refetch } = comparison;
  const bikes: readonly SlotBike[] | undefined = data ?? headStart(state, bikeSlugs);
  const retry = () => void refetch();
  return (
    <>
      <Container>
        <Heading mode={mode} bikes={bikes} />
        {error ? (
          <ComparisonFailure mode={mode} bikeSlugs={bikeSlugs} error={error} retrying={isFetching} onRetry={retry} />
        ) : (
          <Slots key={mode} mode={mode} bikes={bikes} />
        )}
      </Container>
      {!error && choice && bikes && (
        <Later load={loadChoice} fallback={<Skeleton height="480px" />} mode={mode} bikes={bikes} query={choice} />
      )}
      {!error && bikes && bikes.length > 1 && <Facts mode={mode} bikeSlugs={bikeSlugs} bikes={data} />}
      {Ownership && data && data.length > 1 && (
        <Ownership key={bikeSlugs} slugs={data.flatMap(({ slug }) => slug ?? [])} />
      )}
    </>
  );
}

/** Returns cards from the previous page if they match the bikes in the URL. */
function headStart(state: unknown, bikeSlugs: string): readonly SlotBike[] | undefined {
  const cards = cardsFromNavigation(state);
  return cards.length > 0 && cards.map(({ slug }) => slug).join('-vs-') === bikeSlugs ? cards : undefined;
}

function Heading({ mode, bikes }: { mode: CompareMode; bikes: readonly SlotBike[] | undefined }) {
  const names = bikes && bikes.length > 1 ? shortNamesOf(bikes) : [];
  return (
    <Top>
      <BackLink to={paths.home}>{texts.back}</BackLink>
      <h1>
        {names.length === 0 && (mode === 'electric' ? texts.compareElectricBikes : texts.compareBikes)}
        {names.map((name, index) => (
          <span key={name}>
            {index > 0 && <Versus> {texts.versus} </Versus>}
            {name}
            {bikes?.[index] && <SaleBadge bike={bikes[index]} />}
          </span>
        ))}
      </h1>
    </Top>
  );
}

function Facts({ bikes, ...page }: ComparePageProps & { bikes: readonly BikeDetail[] | undefined }) {
  return bikes ? <ComparedFacts {...page} bikes={bikes} /> : <FactsSkeleton />;
}

function Slots({ mode, bikes }: { mode: CompareMode; bikes: readonly (SlotBike & Partial<BikeDetail>)[] | undefined }) {
  const [slot, setSlot] = useState<number | null>(null);
  if (!bikes) return <SlotsSkeleton />;
  const close = () => setSlot(null);
  return (
    <>
      <BikeSlots mode={mode} bikes={bikes} onChoose={setSlot} />
      {slot !== null && (
        <Later
          when="now"
          load={loadChoiceDialog}
          onFailure={close}
          mode={mode}
          bikes={bikes}
          slot={slot}
          onClose={close}
        />
      )}
    </>
  );
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[8]};
  padding-block: ${theme.space[5]};
`;

const Versus = styled.span`
  color: ${theme.color.textSubtle};
`;
