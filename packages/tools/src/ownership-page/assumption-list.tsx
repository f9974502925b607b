import { formatNumber, formatPrice } from '@dopahiya/domain';
import * as texts from '#texts/ownership-page';
import { type CommonRange, commonRanges, type Range } from '../ownership/assumptions.ts';
import { costClassOf } from '../ownership/cost-classes.ts';
import type { OwnedBike } from '../ownership/owned-bike.ts';
import type { OwnershipAnswer } from './ownership-queries.ts';
import { rupeesAndPaise } from './rupees-and-paise.ts';
import * as S from './ownership-page.styles.ts';

/** What `AssumptionList` takes. */
export interface AssumptionListProps {
  answer: OwnershipAnswer;
}

interface Line {
  name: string;
  value: string;
  source: string;
}

/** Every range that the futures are drawn from, with its source. */
export function AssumptionList({ answer }: AssumptionListProps) {
  const bikes = answer.comparison.bikes.map(({ bike }) => bike);
  const lines = [...energyLines(answer), ...bikes.flatMap(bikeLines), ...commonLines()];
  return (
    <>
      <S.Assumptions>
        {lines.map(({ name, value, source }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd>{texts.sourceOf(source)}</dd>
          </div>
        ))}
      </S.Assumptions>
      <S.Note>{texts.estimate}</S.Note>
    </>
  );
}

function energyLines({ energy, petrol, electricity }: OwnershipAnswer): Line[] {
  const line = (name: string, range: Range | null, price: typeof energy.petrol): Line[] =>
    range && price
      ? [{ name, value: rangeText(range, rupeesAndPaise), source: texts.dated(price.source, price.date) }]
      : [];
  return [...line(texts.petrol, petrol, energy.petrol), ...line(texts.electricity, electricity, energy.electricity)];
}

function bikeLines(bike: OwnedBike): Line[] {
  const { service } = costClassOf(bike);
  const { reach, realShare } = bike;
  const km = (share: number): string => formatNumber(Math.round(reach * share));
  const share = `${Math.round(realShare.from * 100)}–${Math.round(realShare.to * 100)} %`;
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
  ];
}

const commonLines = (): Line[] =>
  (Object.keys(commonRanges) as CommonRange[]).flatMap((key) => {
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
