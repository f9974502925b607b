import { messageOf } from '@dopahiya/api-client';
import { placeName } from '@dopahiya/domain/places';
import { paths } from '@dopahiya/domain/site';
import { Breadcrumb, Container, ErrorPanel, PageTitle, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import * as texts from '#texts/choose-page';
import type { ChooseInputs } from './choose-inputs.ts';
import * as S from './choose-page.styles.ts';
import { ChosenBikes } from './chosen-bikes.tsx';
import { NeedsForm } from './needs-form.tsx';
import { useChoice } from './use-choice.ts';
import { WeightsForm } from './weights-form.tsx';
import { WhyNotForm } from './why-not-form.tsx';
import { WordsForm } from './words-form.tsx';

export interface ChoosePageProps {
  /** Needs in the address. */
  inputs: ChooseInputs;
}

/** Chooses among all bikes for a rider's needs: the ones that no other one beats. Works as forms without scripts. */
export function ChoosePage({ inputs: asked }: ChoosePageProps) {
  const { inputs, changeNeeds, city, words, reading, data, isPlaceholder, error, isFetching, retry } = useChoice(asked);
  return (
    <Container>
      <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={texts.current} />
      <PageTitle intro={texts.intro(placeName(city))}>{texts.title}</PageTitle>
      <S.Columns>
        <S.Questions>
          <VisuallyHidden as="h2">{texts.needs}</VisuallyHidden>
          <WordsForm inputs={inputs} words={words} reading={reading} onSay={(said) => changeNeeds({ words: said })} />
          <NeedsForm inputs={inputs} onChange={changeNeeds} />
          <WeightsForm inputs={inputs} onChange={changeNeeds} />
        </S.Questions>
        <S.Answer id={answerId} aria-busy={isPlaceholder}>
          {error && (
            <ErrorPanel
              title={texts.failed}
              message={messageOf(error, texts.failedWhy)}
              onRetry={retry}
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
