import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import type { Assumed } from '@dopahiya/engines/ownership';
import { useAddressState } from '@dopahiya/site';
import { Breadcrumb, Container, ErrorPanel, Later, PageTitle, Skeleton } from '@dopahiya/ui-kit';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { memo, useCallback, useDeferredValue } from 'react';
import * as texts from '#texts/ownership-page';
import { useCityInForce } from '../city-in-force/use-city-in-force.ts';
import { AnswerStone } from './answer-stone.tsx';
import { type OwnershipInputs, ownershipSearch } from './ownership-inputs.ts';
import { type OwnershipAnswer, ownershipQueries } from './ownership-queries.ts';
import { PlanFields } from './plan-fields.tsx';
import * as S from './ownership-page.styles.ts';

const details = () => import('./details.ts');
const loadAssumptions = async () => (await details()).AssumptionSection;
const loadDrivers = async () => (await details()).Drivers;
const loadFigures = async () => (await details()).FiguresStrip;
const loadPaid = async () => (await details()).PaidTable;

export interface OwnershipPageProps {
  /** Inputs from the URL. */
  inputs: OwnershipInputs;
}

// Memoised, so that moving a slider re-renders only the slider.
const RestingAnswer = memo(AnswerStone);

const writeAddress = (plan: OwnershipInputs): string => ownershipSearch(plan).toString();

/** Ownership cost of up to four bikes over the years, as ranges. Works as a form without scripts. */
export function OwnershipPage({ inputs }: OwnershipPageProps) {
  const { value: plan, change: setPlan } = useAddressState(inputs, writeAddress);
  const city = useCityInForce(plan.namesCity ? plan.city : null);
  if (city !== plan.city) setPlan({ city, namesCity: false });
  // Deferred: a slider moves immediately, and the results are fetched and rendered when there is time.
  const resting = useDeferredValue(plan);
  const answer = useQuery(ownershipQueries.answer(useApi(), resting));
  const { data } = answer;
  const assume = useCallback((assumed: Assumed) => setPlan({ assumed }), [setPlan]);
  const change = useCallback((part: Partial<OwnershipInputs>) => setPlan({ limited: [], ...part }), [setPlan]);
  return (
    <>
      <Container>
        <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={texts.current} />
        <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
        <S.Columns>
          <PlanFields plan={plan} answer={data} error={answer.error} onChange={change} />
          <S.Worked>
            <Answer answer={answer} plan={resting} />
            {data && <Later load={loadFigures} fallback={<Skeleton height="200px" />} answer={data} />}
          </S.Worked>
        </S.Columns>
      </Container>
      {data && (
        <Later load={loadDrivers} fallback={<Skeleton height="990px" />} comparison={data.comparison} plan={resting} />
      )}
      {data && (
        <Later
          load={loadAssumptions}
          fallback={<Skeleton height="735px" />}
          answer={data}
          charging={resting.charging}
          assumed={plan.assumed}
          unread={plan.unread}
          onAssume={assume}
        />
      )}
      {data && (
        <Container>
          <Later load={loadPaid} fallback={<Skeleton height="480px" />} comparison={data.comparison} />
        </Container>
      )}
    </>
  );
}

interface AnswerProps {
  answer: UseQueryResult<OwnershipAnswer>;
  plan: OwnershipInputs;
}

/** The result, or why there is none; the previous one stays, faded, while loading. */
function Answer({ answer, plan }: AnswerProps) {
  const error = useShownError(answer);
  const { data, isPlaceholderData, isFetching, refetch } = answer;
  if (error) {
    const retry = () => void refetch();
    return (
      <ErrorPanel title={texts.failed} message={messageOf(error, texts.failed)} onRetry={retry} retrying={isFetching} />
    );
  }
  if (!data) return <Skeleton height="24lh" />;
  return (
    <S.Answer aria-busy={isPlaceholderData}>
      {data.comparison.bikes.length > 0 ? <RestingAnswer answer={data} plan={plan} /> : <p>{texts.noBikes}</p>}
      {data.unpriced.map((name) => (
        <p key={name}>{texts.notPriced(name)}</p>
      ))}
    </S.Answer>
  );
}
