import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import type { Assumed } from '@dopahiya/engines/ownership';
import { islands } from '@dopahiya/site';
import { Breadcrumb, Container, ErrorPanel, PageTitle, Skeleton, showLoadFailure } from '@dopahiya/ui-kit';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { memo, useCallback, useDeferredValue } from 'react';
import * as texts from '#texts/ownership-page';
import { useAddressState } from '../address-state/use-address-state.ts';
import { useCityInForce } from '../city-in-force/use-city-in-force.ts';
import { AnswerStone } from './answer-stone.tsx';
import { type OwnershipInputs, ownershipSearch } from './ownership-inputs.ts';
import { type OwnershipAnswer, ownershipQueries } from './ownership-queries.ts';
import { PlanFields } from './plan-fields.tsx';
import * as S from './ownership-page.styles.ts';

const { AssumptionSection, Drivers, FiguresStrip, PaidTable } = islands(
  () => import('./details.ts'),
  {
    AssumptionSection: { minHeight: '735px' },
    Drivers: { minHeight: '990px' },
    FiguresStrip: { minHeight: '200px' },
    PaidTable: {},
  },
  { onFailure: showLoadFailure },
);

export interface OwnershipPageProps {
  /** What the address asks for. */
  inputs: OwnershipInputs;
}

// While a thumb moves, nothing is drawn anew but what moves.
const RestingAnswer = memo(AnswerStone);

const writeAddress = (plan: OwnershipInputs): string => ownershipSearch(plan).toString();

/** What up to four bikes cost over the years, as ranges. Works as a form without scripts. */
export function OwnershipPage({ inputs }: OwnershipPageProps) {
  const { value: plan, change: setPlan } = useAddressState(inputs, writeAddress);
  const city = useCityInForce(plan.namesCity ? plan.city : null);
  if (city !== plan.city) setPlan({ city, namesCity: false });
  // A move of a thumb is shown at once; what follows from it is asked for and drawn when there is time.
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
            {data && <FiguresStrip answer={data} />}
          </S.Worked>
        </S.Columns>
      </Container>
      {data && <Drivers comparison={data.comparison} plan={resting} />}
      {data && (
        <AssumptionSection
          answer={data}
          charging={resting.charging}
          assumed={plan.assumed}
          unread={plan.unread}
          onAssume={assume}
        />
      )}
      {data && (
        <Container>
          <PaidTable comparison={data.comparison} />
        </Container>
      )}
    </>
  );
}

interface AnswerProps {
  answer: UseQueryResult<OwnershipAnswer>;
  plan: OwnershipInputs;
}

/** What is worked out, or why it is not; the last answer stays, faded, while the next is on its way. */
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
