import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { defaultCity, placeName } from '@dopahiya/domain/places';
import { paths } from '@dopahiya/domain/site';
import { useAddressState } from '@dopahiya/site';
import { Breadcrumb, Container, ErrorPanel, PageTitle, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { chosenCity, useFromRemembered } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as texts from '#texts/choose-page';
import { type ChooseInputs, chooseSearch } from './choose-inputs.ts';
import * as S from './choose-page.styles.ts';
import { chooseQueries } from './choose-queries.ts';
import { ChosenBikes } from './chosen-bikes.tsx';
import { NeedsForm } from './needs-form.tsx';
import { WeightsForm } from './weights-form.tsx';
import { WhyNotForm } from './why-not-form.tsx';

export interface ChoosePageProps {
  /** Needs in the address. */
  inputs: ChooseInputs;
}

/** Chooses among all bikes for a rider's needs: the ones that no other one beats. Works as forms without scripts. */
export function ChoosePage({ inputs: asked }: ChoosePageProps) {
  const home = useFromRemembered(chosenCity, ({ name }) => name);
  const cityIn = ({ city }: ChooseInputs) => city ?? home;
  const addressOf = (needs: ChooseInputs) =>
    chooseSearch({ ...needs, city: cityIn(needs) === defaultCity ? null : cityIn(needs) });
  const { value: inputs, change } = useAddressState(asked, addressOf);
  useEffect(() => watchHeaderCity((city) => change({ city })), [change]);
  const city = cityIn(inputs);
  const answer = useQuery(chooseQueries.answer(useApi(), inputs, city));
  const error = useShownError(answer);
  const { data, isPlaceholderData, isFetching, refetch } = answer;
  return (
    <Container>
      <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={texts.current} />
      <PageTitle intro={texts.intro(placeName(city))}>{texts.title}</PageTitle>
      <S.Columns>
        <S.Questions>
          <VisuallyHidden as="h2">{texts.needs}</VisuallyHidden>
          <NeedsForm inputs={inputs} onChange={change} />
          <WeightsForm inputs={inputs} onChange={change} />
        </S.Questions>
        <S.Answer id={answerId} aria-busy={isPlaceholderData}>
          {error && (
            <ErrorPanel
              title={texts.failed}
              message={messageOf(error, texts.failedWhy)}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          )}
          {!error && !data && (
            <output>
              <VisuallyHidden>{texts.loading}</VisuallyHidden>
              <Skeleton height="760px" />
            </output>
          )}
          {!error && data && (
            <>
              <ChosenBikes answer={data} inputs={inputs} />
              <WhyNotForm inputs={inputs} answer={data} onChange={change} />
            </>
          )}
        </S.Answer>
      </S.Columns>
    </Container>
  );
}

/** Anchor of the answer, to which the forms lead. */
const answerId = 'answer';

/** Calls `run` with each city that the visitor chooses from now on; returns the function that stops it. */
function watchHeaderCity(run: (city: string) => void): () => void {
  let last = chosenCity.read().name;
  return chosenCity.watch(() => {
    const { name } = chosenCity.read();
    if (name !== last) run(name);
    last = name;
  });
}
