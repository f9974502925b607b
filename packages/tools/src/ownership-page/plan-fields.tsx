import { ApiError } from '@dopahiya/api-client';
import { addressIn, formatPrice, paths } from '@dopahiya/domain';
import { Button, Field, SegmentedControl, Slider, Switch, useIsHydrated } from '@dopahiya/ui-kit';
import { BikeDrawing, Stage } from '@dopahiya/ui-kit/bikes';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import * as texts from '#texts/ownership-page';
import { BikeBox } from '../chosen-bike/bike-box.tsx';
import { CityBox } from '../city-box/city-box.tsx';
import { clamp } from '../loan/limits.ts';
import { formId, mostBikes, type OwnershipInputs, ownershipSearch, planLimits } from './ownership-inputs.ts';
import type { OwnershipAnswer } from './ownership-queries.ts';
import { WithoutScripts } from '../tool-look/without-scripts.ts';
import * as S from './ownership-page.styles.ts';

/** What `PlanFields` takes. */
export interface PlanFieldsProps {
  plan: OwnershipInputs;
  answer: OwnershipAnswer | undefined;
  error: Error | null;
  onChange: (change: Partial<OwnershipInputs>) => void;
}

const limitNames = {
  km: texts.kmPerDay,
  days: texts.daysPerMonth,
  years: texts.years,
  petrol: texts.petrol,
  electricity: texts.electricity,
  interest: texts.interest,
};

const chargings = [
  { value: 'home', label: texts.atHome },
  { value: 'half', label: texts.halfAndHalf },
  { value: 'public', label: texts.publicly },
] as const;

/** The bikes and how they are used; a form without scripts, and an address to share with them. */
export function PlanFields({ plan, answer, error, onChange }: PlanFieldsProps) {
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const cityError = error instanceof ApiError ? error.fields?.['city']?.join(' ') : undefined;
  const address = (event: FormEvent) => {
    if (!isHydrated) return;
    event.preventDefault();
    void navigate(`${paths.ownership}?${ownershipSearch(plan)}`, { replace: true, preventScrollReset: true });
  };
  return (
    <S.Fields
      id={formId}
      method="get"
      action={addressIn(paths.ownership)}
      aria-label={texts.formLabel}
      onSubmit={address}
      onBlur={isHydrated ? address : undefined}
    >
      <Machines drawn={answer?.drawn ?? []} />
      <BikeBoxes plan={plan} answer={answer} onChange={onChange} />
      <Slider
        label={texts.kmPerDay}
        name="km"
        suffix=" km"
        {...planLimits.km}
        value={plan.km}
        onValueChange={(km) => onChange({ km })}
      />
      <CityBox
        key={plan.city}
        chosen={plan.city}
        labelled="visibly"
        error={cityError}
        onChoose={(city) => city !== null && onChange({ city, petrol: null, electricity: null })}
      />
      <S.Pair>
        <NumberField name="days" plan={plan} onChange={onChange} />
        <NumberField name="years" plan={plan} onChange={onChange} />
      </S.Pair>
      <EnergyFields plan={plan} answer={answer} onChange={onChange} />
      <Switch name="loan" value="yes" checked={plan.loan} onChange={({ target }) => onChange({ loan: target.checked })}>
        {texts.countLoan}
      </Switch>
      {plan.loan && <NumberField name="interest" plan={plan} onChange={onChange} />}
      {plan.limited.length > 0 && (
        <output>{texts.limited(plan.limited.map((name) => limitNames[name]).join(', '))}</output>
      )}
      <WithoutScripts>
        <Button type="submit">{texts.calculate}</Button>
      </WithoutScripts>
    </S.Fields>
  );
}

/** The bikes to scale, on one ground line. */
function Machines({ drawn }: Pick<OwnershipAnswer, 'drawn'>) {
  if (drawn.length === 0) return null;
  return (
    <Stage bikes={drawn}>
      {drawn.map((bike) => (
        <BikeDrawing key={bike.slug} bike={bike} loading="eager" />
      ))}
    </Stage>
  );
}

function EnergyFields({ plan, answer, onChange }: Pick<PlanFieldsProps, 'plan' | 'answer' | 'onChange'>) {
  return (
    <>
      <S.Pair>
        <NumberField name="petrol" plan={plan} shown={answer?.petrol?.usual} onChange={onChange} />
        <NumberField name="electricity" plan={plan} shown={answer?.electricity?.usual} onChange={onChange} />
      </S.Pair>
      <SegmentedControl
        label={texts.charging}
        name="charging"
        choices={chargings}
        value={plan.charging}
        onValueChange={(charging) => onChange({ charging, electricity: null })}
      />
    </>
  );
}

function BikeBoxes({ plan, answer, onChange }: Pick<PlanFieldsProps, 'plan' | 'answer' | 'onChange'>) {
  const names = new Map(answer?.comparison.bikes.map(({ bike }) => [bike.slug, bike] as const));
  const places = plan.bikes.length < mostBikes ? [...plan.bikes, ''] : plan.bikes;
  return places.map((slug, place) => {
    const bike = names.get(slug);
    return (
      <div key={slug}>
        <BikeBox
          label={place === mostBikes - 1 ? texts.thirdBike : texts.bikeNumber(place + 1)}
          chosen={(bike?.name ?? slug) || null}
          error={slug !== '' && answer?.unknown.includes(slug) ? texts.unknownBike(slug) : undefined}
          onChoose={(chosen) =>
            onChange({ bikes: [...new Set(places.with(place, chosen))].filter((one) => one !== '') })
          }
        />
        {bike && <S.Note>{formatPrice(bike.onRoadPrice)}</S.Note>}
        {slug !== '' && plan.bikes.length > 1 && (
          <Button
            tone="quiet"
            size="small"
            onClick={() => onChange({ bikes: plan.bikes.filter((one) => one !== slug) })}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    );
  });
}

interface NumberFieldProps {
  name: 'days' | 'years' | 'petrol' | 'electricity' | 'interest';
  plan: OwnershipInputs;
  /** What holds while nothing is entered. */
  shown?: number | undefined;
  onChange: PlanFieldsProps['onChange'];
}

/** A number that is taken when the field is left; letters are ignored, and what is outside the limits is the nearest within. */
function NumberField({ name, plan, shown, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const value = plan[name] ?? shown;
  const take = (text: string) => {
    setTyped(text.replaceAll(/[^\d.]/gu, ''));
    const entered = Number.parseFloat(text.replaceAll(/[^\d.]/gu, ''));
    if (Number.isNaN(entered)) return;
    const nearest = clamp(entered, planLimits[name]);
    onChange({
      [name]: name === 'days' || name === 'years' ? Math.round(nearest) : nearest,
      limited: nearest === entered ? [] : [name],
    });
  };
  return (
    <Field
      label={limitNames[name]}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (value === undefined ? '' : String(value))}
      onChange={({ target }) => take(target.value)}
      onBlur={() => setTyped(null)}
      {...(name === 'interest' ? { suffix: '%' } : {})}
      {...(name === 'petrol' || name === 'electricity' ? { prefix: '₹' } : {})}
    />
  );
}
