import { choiceCriteria, maxWeight } from '@dopahiya/domain/requests';
import { addressIn, paths } from '@dopahiya/domain/site';
import { Button, Disclosure, Slider } from '@dopahiya/ui-kit';
import * as texts from '#texts/weights-form';
import { type ChooseInputs, isWeight } from './choose-inputs.ts';
import * as S from './choose-page.styles.ts';
import { weightsOf } from './choose-queries.ts';
import { HiddenNeeds } from './hidden-needs.tsx';
import type { ChangeNeeds } from './use-choice.ts';

export interface WeightsFormProps {
  inputs: ChooseInputs;
  onChange: ChangeNeeds;
}

/** How much each criterion matters, from 0 for not at all; the answer is put in order at once. */
export function WeightsForm({ inputs, onChange }: WeightsFormProps) {
  const weights = weightsOf(inputs);
  return (
    <Disclosure title={texts.title}>
      <S.Fields method="get" action={`${addressIn(paths.choose)}#answer`} aria-label={texts.title}>
        <HiddenNeeds inputs={inputs} of={(name) => !isWeight(name)} />
        <S.Note>{texts.explained}</S.Note>
        {choiceCriteria.map((criterion) => (
          <Slider
            key={criterion}
            label={texts.criteria[criterion]}
            name={criterion}
            min={0}
            max={maxWeight}
            typedStep={1}
            value={weights[criterion] ?? 0}
            format={(weight) => texts.weights[weight] ?? String(weight)}
            onValueChange={(weight) => onChange((now) => ({ weights: { ...weightsOf(now), [criterion]: weight } }))}
          />
        ))}
        {inputs.weights && (
          <div>
            <Button tone="secondary" onClick={() => onChange({ weights: null })}>
              {texts.usual}
            </Button>
          </div>
        )}
        <S.WithoutScripts>
          <Button type="submit">{texts.order}</Button>
        </S.WithoutScripts>
      </S.Fields>
    </Disclosure>
  );
}
