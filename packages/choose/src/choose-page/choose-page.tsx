import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { defaultCity, placeName } from '@dopahiya/domain/places';
import { chosenShown } from '@dopahiya/domain/requests';
import { paths } from '@dopahiya/domain/site';
import { useAddressState } from '@dopahiya/site';
import { Breadcrumb, Container, ErrorPanel, PageTitle, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { chosenCity, useFromRemembered } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import * as texts from '#texts/choose-page';
import { type ChooseInputs, chooseSearch } from './choose-inputs.ts';
import * as S from './choose-page.styles.ts';
import { chooseQueries } from './choose-queries.ts';
import { ChosenBikes } from './chosen-bikes.tsx';
import { NeedsForm } from './needs-form.tsx';
import { withReading } from './said-needs.ts';
import { WeightsForm } from './weights-form.tsx';
import { WhyNotForm } from './why-not-form.tsx';
import { WordsForm } from './words-form.tsx';

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
  const { value: given, change } = useAddressState(asked, addressOf);
  const api = useApi();
  const reading = useQuery(chooseQueries.reading(api, given.words));
  const inputs = given.words !== null && reading.data ? withReading(given, reading.data) : given;
  const isRead = given.words === null || reading.data !== undefined;
  const changeNeeds = (part: Partial<ChooseInputs>) =>
    change({ ...inputs, shown: chosenShown.usual, words: null, ...part });
  const followHeader = useEffectEvent((city: string) => changeNeeds({ city }));
  useEffect(() => watchHeaderCity(followHeader), []);
  const city = cityIn(inputs);
  const answer = useQuery({ ...chooseQueries.answer(api, inputs, city), enabled: isRead });
  const awaited = isRead ? answer : reading;
  const error = useShownError(awaited);
  const { isFetching, refetch } = awaited;
  const data = isRead ? answer.data : undefined;
  return (
    <Container>
      <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={texts.current} />
      <PageTitle intro={texts.intro(placeName(city))}>{texts.title}</PageTitle>
      <S.Columns>
        <S.Questions>
          <VisuallyHidden as="h2">{texts.needs}</VisuallyHidden>
          <WordsForm
            inputs={inputs}
            words={given.words}
            reading={reading.data}
            onSay={(words) => changeNeeds({ words })}
          />
          <NeedsForm inputs={inputs} onChange={changeNeeds} />
          <WeightsForm inputs={inputs} onChange={changeNeeds} />
        </S.Questions>
        <S.Answer id={answerId} aria-busy={answer.isPlaceholderData}>
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
              <WhyNotForm inputs={inputs} answer={data} onChange={changeNeeds} />
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
