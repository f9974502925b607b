import { choiceLimits, choiceUses } from '@dopahiya/domain/requests';
import { usualLoan } from '@dopahiya/domain/prices';
import { addressIn, formatNumber, paths } from '@dopahiya/domain/site';
import { Button, Checkbox, NumberField, SegmentedControl, SelectField, useIsHydrated } from '@dopahiya/ui-kit';
import type { SubmitEvent } from 'react';
import * as texts from '#texts/needs-form';
import { type ChooseInputs, isWeight, isWithin, type NumberName } from './choose-inputs.ts';
import * as S from './choose-page.styles.ts';
import { HiddenNeeds } from './hidden-needs.tsx';
import type { ChangeNeeds } from './use-choice.ts';

export interface NeedsFormProps {
  inputs: ChooseInputs;
  onChange: ChangeNeeds;
}

const uses = choiceUses.map((use) => ({ value: use, label: texts.uses[use] }));
const kinds = (['', 'motorcycle', 'scooter'] as const).map((kind) => ({
  value: kind,
  label: texts.kinds[kind || 'any'],
}));
const fuels = (['', 'petrol', 'electric'] as const).map((fuel) => ({ value: fuel, label: texts.fuels[fuel || 'any'] }));

/** What a rider needs. Each choice applies at once, or with the button if there are no scripts. */
export function NeedsForm({ inputs, onChange }: NeedsFormProps) {
  const { use, kind, fuel } = inputs;
  const isHydrated = useIsHydrated();
  // With scripts the choices are applied already: the button only leads to the answer.
  const showAnswer = (event: SubmitEvent) => {
    if (!isHydrated) return;
    event.preventDefault();
    document.getElementById('answer')?.scrollIntoView();
  };
  return (
    <S.Fields method="get" action={`${addressIn(paths.choose)}#answer`} aria-label={texts.label} onSubmit={showAnswer}>
      <HiddenNeeds inputs={inputs} of={(name) => name === 'city' || name === 'not' || isWeight(name)} />
      <SelectField
        label={texts.use}
        name="use"
        options={uses}
        value={use}
        onChange={({ target }) => onChange({ use: choiceUses.find((one) => one === target.value) ?? 'commute' })}
      />
      <SegmentedControl
        label={texts.kind}
        name="kind"
        choices={kinds}
        value={kind ?? ''}
        onValueChange={(chosen) => onChange({ kind: chosen || undefined })}
      />
      <SegmentedControl
        label={texts.fuel}
        name="fuel"
        choices={fuels}
        value={fuel ?? ''}
        onValueChange={(chosen) => onChange({ fuel: chosen || undefined })}
      />
      <S.Pair>
        <NeedNumber name="budget" prefix="₹" inputs={inputs} onChange={onChange} />
        <NeedNumber name="monthly" prefix="₹" inputs={inputs} onChange={onChange} />
        <NeedNumber name="height" suffix={texts.centimetres} inputs={inputs} onChange={onChange} />
        <NeedNumber name="km" suffix={texts.kilometres} inputs={inputs} onChange={onChange} />
      </S.Pair>
      <S.Note>{texts.loan(usualLoan.interest, usualLoan.months)}</S.Note>
      <NeedChecks inputs={inputs} onChange={onChange} />
      <Button type="submit">{texts.show}</Button>
    </S.Fields>
  );
}

/** Needs that are on or off. */
const NeedChecks = ({ inputs: { hasPassenger, hasSocket }, onChange }: NeedsFormProps) => (
  <div>
    <Checkbox
      name="passenger"
      value="true"
      checked={hasPassenger}
      onChange={({ target }) => onChange({ hasPassenger: target.checked })}
    >
      {texts.passenger}
    </Checkbox>
    <Checkbox
      name="socket"
      value="false"
      checked={!hasSocket}
      onChange={({ target }) => onChange({ hasSocket: !target.checked })}
    >
      {texts.noSocket}
    </Checkbox>
  </div>
);

interface NeedNumberProps extends NeedsFormProps {
  name: NumberName;
  prefix?: string;
  suffix?: string;
}

/** A need that is a number; an empty field sets no limit. */
function NeedNumber({ name, inputs: { numbers, unread }, onChange, ...affixes }: NeedNumberProps) {
  const { min, max } = choiceLimits[name];
  return (
    <NumberField
      label={texts.numbers[name]}
      name={name}
      whole
      value={numbers[name]}
      unread={unread[name]}
      refuse={(number) => (isWithin(name, number) ? undefined : texts.between(formatNumber(min), formatNumber(max)))}
      onNumber={(number) =>
        // A number may be understood only after another one is typed.
        onChange(({ numbers: { [name]: _, ...others } }) => ({
          numbers: number === null ? others : { ...others, [name]: number },
        }))
      }
      {...affixes}
    />
  );
}
