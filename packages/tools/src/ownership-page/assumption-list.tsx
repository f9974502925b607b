import { formatDate, formatMonth, formatNumber, formatPrice, formatToPaisa, paths } from '@dopahiya/domain/site';
import {
  appliesTo,
  type Assumed,
  type Assumption,
  type CommonRange,
  commonRanges,
  costClassOf,
  type OwnedBike,
  type Range,
  simulationRuns,
} from '@dopahiya/engines/ownership';
import { Disclosure, Link, NumberField, Section } from '@dopahiya/ui-kit';
import * as texts from '#texts/ownership-details';
import * as planTexts from '#texts/ownership-page';
import { assumedLimits, factorOf, formId, isWholeAssumption, type OwnershipInputs } from './ownership-inputs.ts';
import type { OwnershipAnswer } from './ownership-queries.ts';
import * as S from './ownership-details.styles.ts';
import { Note } from './ownership-page.styles.ts';

export interface AssumptionListProps {
  answer: OwnershipAnswer;
  charging: OwnershipInputs['charging'];
  assumed: Assumed;
  /** URL parameters that are not valid numbers, by name. */
  unread: OwnershipInputs['unread'];
  onAssume: (assumed: Assumed) => void;
}

interface Line {
  name: string;
  value: string;
  source: string;
}

/** All assumptions that affect the cost of these bikes, with sources. */
export function AssumptionList({ answer, charging, assumed, unread, onAssume }: AssumptionListProps) {
  const bikes = answer.comparison.bikes.map(({ bike }) => bike);
  const lines = [...energyLines(answer, charging), ...bikes.flatMap(bikeLines), ...commonLines(bikes)];
  return (
    <>
      <S.Assumptions>
        {lines.map(({ name, value, source }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {source && <dd>{texts.sourceOf(source)}</dd>}
          </div>
        ))}
      </S.Assumptions>
      <Disclosure title={texts.changeTitle}>
        <S.AssumedFields>
          {namesFor(bikes.map(byGeneralRates)).map((name) => (
            <AssumedField key={name} {...{ name, assumed, unread, onAssume }} />
          ))}
        </S.AssumedFields>
      </Disclosure>
      <Note>
        {texts.estimate}{' '}
        {bikes.some(({ asked }) => asked !== null) && <Link to={paths.howWeValue}>{texts.howWeValue}</Link>}
      </Note>
    </>
  );
}

/** Ignores listing data, which general depreciation rates can replace. */
const byGeneralRates = (bike: OwnedBike): OwnedBike => ({ ...bike, asked: null });

const namesFor = (bikes: readonly OwnedBike[]): CommonRange[] =>
  (Object.keys(commonRanges) as CommonRange[]).filter((name) => appliesTo(name, bikes));

interface AssumedFieldProps extends Pick<AssumptionListProps, 'assumed' | 'unread' | 'onAssume'> {
  name: CommonRange;
}

/** Input for a fixed value that replaces a range; if empty, the range applies. */
function AssumedField({ name, assumed, unread, onAssume }: AssumedFieldProps) {
  const { name: label, unit } = texts.assumptions[name] ?? { name, unit: 'percent' };
  const value = assumed[name];
  const { min, max } = assumedLimits(name);
  const take = (entered: number | null) => {
    const { [name]: _, ...others } = assumed;
    onAssume(entered === null ? others : { ...others, [name]: entered / factorOf(name) });
  };
  return (
    <NumberField
      form={formId}
      label={label}
      name={name}
      whole={isWholeAssumption(name)}
      value={value === undefined ? null : Math.round(value * factorOf(name) * 100) / 100}
      unread={unread[name]}
      refuse={(entered) =>
        entered < min || entered > max ? texts.outside(formatNumber(min), formatNumber(max)) : undefined
      }
      onNumber={take}
      {...(unit === 'percent' && { suffix: '%' })}
      {...(unit === 'rupees' && { prefix: '₹' })}
    />
  );
}

/** A day as a date; a year, or years, as they stand. */
const sayDate = (date: string): string => (/^\d{4}-\d\d-\d\d$/.test(date) ? formatDate(date) : date);

function energyLines(
  { comparison, energy, petrol, electricity }: OwnershipAnswer,
  charging: OwnershipInputs['charging'],
): Line[] {
  const isCounted = (price: Assumption) =>
    appliesTo(
      price,
      comparison.bikes.map(({ bike }) => bike),
    );
  const line = (name: string, range: Range | null, price: typeof energy.petrol): Line[] =>
    range && price
      ? [{ name, value: rangeText(range, formatToPaisa), source: texts.dated(price.source, sayDate(price.date)) }]
      : [];
  const publicly = energy.public_charging;
  const publicRange = { from: publicly.from, usual: publicly.price, to: publicly.to };
  const electricityLines = () => [
    ...line(planTexts.electricity, electricity, charging === 'public' ? publicly : energy.electricity),
    ...(charging === 'half' ? line(texts.publicCharger, publicRange, publicly) : []),
  ];
  return [
    ...(isCounted('petrolPrice') ? line(planTexts.petrol, petrol, energy.petrol) : []),
    ...(isCounted('electricityPrice') ? electricityLines() : []),
  ];
}

function bikeLines(bike: OwnedBike): Line[] {
  const { service } = costClassOf(bike);
  const { reach, realShare } = bike;
  const km = (share: number): string => formatNumber(Math.round(reach * share));
  const share = `${Math.round(realShare.from * 100)}–${Math.round(realShare.to * 100)}%`;
  return [
    {
      name: texts.mileage(bike.name),
      value: texts.mileageValue(
        km(realShare.from),
        km(realShare.to),
        bike.isElectric ? texts.kmPerCharge : texts.kmPerLitre,
      ),
      source: texts.mileageSource(share),
    },
    {
      name: texts.service(bike.name),
      value: rangeText(service, (rupees) => formatPrice(rupees)),
      source: texts.serviceSource,
    },
    ...askedLines(bike),
  ];
}

/** Returns the expected asking price, if listing data is available. */
function askedLines({ name, asked }: OwnedBike): Line[] {
  if (!asked) return [];
  const { years, low, high, rows, month, isRough } = asked;
  const source = isRough ? texts.askedRoughly : texts.askedSource;
  return [
    {
      name: texts.asked(name, years),
      value: texts.range(formatPrice(low), formatPrice(high)),
      source: source(formatNumber(rows ?? 0), month === null ? '' : formatMonth(month)),
    },
  ];
}

const commonLines = (bikes: readonly OwnedBike[]): Line[] =>
  namesFor(bikes).flatMap((key) => {
    const assumption = texts.assumptions[key];
    if (!assumption) return [];
    return [
      {
        name: assumption.name,
        value: rangeText(commonRanges[key], formats[assumption.unit]),
        source: assumption.source,
      },
    ];
  });

const rangeText = ({ from, to }: Range, format: (value: number) => string): string =>
  from === to ? format(from) : texts.range(format(from), format(to));

const percentText = (value: number): string => texts.percent(formatNumber(Math.round(value * 1000) / 10));

const formats = {
  percent: percentText,
  share: percentText,
  rupees: (value: number) => formatPrice(value),
  years: (value: number) => texts.yearsText(formatNumber(value)),
};

/** Assumptions behind the result, with inputs to change them. */
export const AssumptionSection = (list: AssumptionListProps) => (
  <Section title={texts.assumptionsTitle} subtitle={texts.assumptionsIntro(simulationRuns)}>
    <AssumptionList {...list} />
  </Section>
);
