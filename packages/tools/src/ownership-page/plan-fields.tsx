import { ApiError } from '@dopahiya/api-client';
import { addressIn, paths } from '@dopahiya/domain/site';
import { appliesTo } from '@dopahiya/engines/ownership';
import { Button, SegmentedControl, Slider, Switch, useIsHydrated } from '@dopahiya/ui-kit';
import { type FormEvent, memo } from 'react';
import * as texts from '#texts/ownership-page';
import { CityBox } from '../city-box/city-box.tsx';
import { AssumedCity } from '../city-in-force/assumed-city.tsx';
import { WithoutScripts } from '../mixins/without-scripts.ts';
import { formId, inCity, type OwnershipInputs, planLimits } from './ownership-inputs.ts';
import type { OwnershipAnswer } from './ownership-queries.ts';
import { PlanBikes } from './plan-bikes.tsx';
import { PlanNumber, type PlanNumberProps } from './plan-number.tsx';
import * as S from './ownership-page.styles.ts';

export interface PlanFieldsProps {
  plan: OwnershipInputs;
  answer: OwnershipAnswer | undefined;
  error: Error | null;
  /** Must be stable, so that a field re-renders only when its own value changes. */
  onChange: (change: Partial<OwnershipInputs>) => void;
}

const chargings = [
  { value: 'home', label: texts.atHome },
  { value: 'half', label: texts.halfAndHalf },
  { value: 'public', label: texts.publicly },
] as const;

/** Bikes and their usage; a form without scripts. */
export function PlanFields({ plan, answer, error, onChange }: PlanFieldsProps) {
  const isHydrated = useIsHydrated();
  const stay = (event: FormEvent) => isHydrated && event.preventDefault();
  const fieldOf = (name: PlanNumberProps['name']) => ({ name, unread: plan.unread[name], onChange });
  return (
    <S.Fields id={formId} method="get" action={addressIn(paths.ownership)} aria-label={texts.formLabel} onSubmit={stay}>
      <PlanBikes bikes={plan.bikes} answer={answer} onChange={onChange} />
      <Slider
        label={texts.kmPerDay}
        name="km"
        suffix={texts.kmUnit}
        {...planLimits.km}
        value={plan.km}
        unread={plan.unread.km}
        onValueChange={(km) => onChange({ km })}
      />
      <div>
        <PlanCity city={plan.city} error={error} onChange={onChange} />
        <AssumedCity named={plan.namesCity ? plan.city : null} />
      </div>
      <S.Pair>
        <PlanNumber {...fieldOf('days')} value={plan.days} />
        <PlanNumber {...fieldOf('years')} value={plan.years} />
      </S.Pair>
      <PlanEnergy plan={plan} answer={answer} onChange={onChange} />
      <Switch name="loan" value="yes" checked={plan.loan} onChange={({ target }) => onChange({ loan: target.checked })}>
        {texts.countLoan}
      </Switch>
      {plan.loan && <PlanNumber {...fieldOf('interest')} value={plan.interest} />}
      {plan.limited.length > 0 && (
        <output>{texts.limited(plan.limited.map((name) => texts.fieldNames[name]).join(', '))}</output>
      )}
      <WithoutScripts>
        <Button type="submit">{texts.calculate}</Button>
      </WithoutScripts>
    </S.Fields>
  );
}

/** Energy prices used by one of the bikes; all are shown until the bikes are known. */
function PlanEnergy({ plan, answer, onChange }: Omit<PlanFieldsProps, 'error'>) {
  const bikes = answer?.comparison.bikes.map(({ bike }) => bike) ?? [];
  const [petrol, electricity] = (['petrolPrice', 'electricityPrice'] as const).map(
    (price) => bikes.length === 0 || appliesTo(price, bikes),
  );
  return (
    <>
      <S.Pair>
        {petrol && (
          <PlanNumber
            name="petrol"
            unread={plan.unread.petrol}
            value={plan.petrol ?? answer?.petrol?.usual}
            onChange={onChange}
          />
        )}
        {electricity && (
          <PlanNumber
            name="electricity"
            unread={plan.unread.electricity}
            value={plan.electricity ?? answer?.electricity?.usual}
            onChange={onChange}
          />
        )}
      </S.Pair>
      {electricity && <PlanCharging charging={plan.charging} onChange={onChange} />}
    </>
  );
}

interface PlanCityProps extends Pick<PlanFieldsProps, 'error' | 'onChange'> {
  city: string;
}

/** City, whose energy prices apply unless others are entered. */
const PlanCity = memo(function PlanCity({ city, error, onChange }: PlanCityProps) {
  return (
    <CityBox
      chosen={city}
      labelled="visibly"
      error={error instanceof ApiError ? error.fields?.['city']?.join(' ') : undefined}
      onChoose={(name) => name !== null && onChange(inCity(name))}
    />
  );
});

interface PlanChargingProps extends Pick<OwnershipInputs, 'charging'>, Pick<PlanFieldsProps, 'onChange'> {}

const PlanCharging = memo(function PlanCharging({ charging, onChange }: PlanChargingProps) {
  return (
    <SegmentedControl
      label={texts.charging}
      name="charging"
      choices={chargings}
      value={charging}
      onValueChange={(place) => onChange({ charging: place, electricity: null })}
    />
  );
});
