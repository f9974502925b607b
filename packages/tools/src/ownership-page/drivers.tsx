import { formatNumber, formatPrice, formatToPaisa } from '@dopahiya/domain/site';
import {
  type BikeOwnership,
  type CostPart,
  costParts,
  type OwnershipComparison,
  type OwnershipVerdict,
} from '@dopahiya/engines/ownership';
import { Section } from '@dopahiya/ui-kit';
import type { CSSProperties } from 'react';
import * as texts from '#texts/ownership-details';
import * as S from './drivers.styles.ts';
import type { OwnershipInputs } from './ownership-inputs.ts';

export interface DriversProps {
  comparison: OwnershipComparison;
  plan: Pick<OwnershipInputs, 'km' | 'days' | 'years'>;
}

const shownEffects = 4;

/** Cost parts by which the two cheapest bikes differ, largest first, and the most influential assumptions. */
export function Drivers({ comparison: { bikes, verdict }, plan }: DriversProps) {
  const owned = (slug: string | undefined) => bikes.find(({ bike }) => bike.slug === slug);
  const [dearer, cheaper] = [owned(verdict?.dearer), owned(verdict?.cheaper)];
  if (!dearer || !cheaper || !verdict) return null;
  const { drivers, saved } = verdict;
  const parts = costParts
    .toSorted((one, other) => drivers[other] - drivers[one])
    .filter((part) => Math.abs(drivers[part]) >= 1);
  const largest = Math.max(...parts.map((part) => Math.abs(drivers[part])), 1);
  const km = formatNumber(kmOf(plan));
  return (
    <Section title={texts.driversTitle} subtitle={texts.driversIntro(plan.years, km, cheaper.bike.name)} tone="sunken">
      <S.Bars>
        <S.Sides aria-hidden="true">
          <S.Bar data-part="sides">
            <span>{texts.sideOf(dearer.bike.name)}</span>
            <span>{texts.sideOf(cheaper.bike.name)}</span>
          </S.Bar>
        </S.Sides>
        {parts.map((part) => (
          <li key={part}>
            <S.Name>
              <b>{texts.parts[part]}</b>
              <small>{basisOf(part, [dearer, cheaper], km)}</small>
            </S.Name>
            <S.Bar aria-hidden="true">
              <i data-side={drivers[part] < 0 ? 'more' : 'less'} style={share(drivers[part], largest)} />
            </S.Bar>
            <S.Amount>{signed(drivers[part])}</S.Amount>
          </li>
        ))}
        <li data-part="sum">
          <S.Name>{texts.togetherFor(cheaper.bike.name)}</S.Name>
          <S.Amount>{formatPrice(saved.mean)}</S.Amount>
        </li>
      </S.Bars>
      <Effects verdict={verdict} bikes={bikes} />
    </Section>
  );
}

/** The most influential assumptions. */
function Effects({ verdict: { sensitivity }, bikes }: { verdict: OwnershipVerdict; bikes: readonly BikeOwnership[] }) {
  const shown = sensitivity.slice(0, shownEffects);
  const largest = Math.max(...shown.map(({ effect }) => Math.abs(effect)), 1);
  return (
    <S.Effects>
      <h3>{texts.sensitivityTitle}</h3>
      <p>{texts.sensitivityIntro}</p>
      <S.Bars>
        {shown.map(({ assumption, slug, effect }) => (
          <li key={`${assumption} ${slug}`}>
            <S.Name>{effectName(assumption, bikes.find(({ bike }) => bike.slug === slug)?.bike.name)}</S.Name>
            <S.Bar aria-hidden="true" data-part="effect">
              <i style={share(effect, largest)} />
            </S.Bar>
            <S.Amount>{formatPrice(Math.abs(effect))}</S.Amount>
          </li>
        ))}
      </S.Bars>
    </S.Effects>
  );
}

function effectName(assumption: string, bike: string | undefined): string {
  const name = texts.assumptions[assumption]?.name ?? assumption;
  return bike === undefined ? name : texts.effectOfBike(bike, name);
}

const share = (amount: number, largest: number): CSSProperties =>
  ({ '--share': Math.abs(amount) / largest }) as CSSProperties;

const kmOf = ({ km, days, years }: DriversProps['plan']): number => km * days * 12 * years;

/** Returns what a part of the difference is based on, for both bikes. */
function basisOf(part: CostPart, [first, second]: [BikeOwnership, BikeOwnership], km: string): string {
  if (part === 'energy') {
    return texts.energyBasis(km, formatToPaisa(first.energyPerKm), formatToPaisa(second.energyPerKm));
  }
  const [one, other] = [first, second].map(({ parts }) => formatPrice(Math.abs(parts[part])));
  return texts.against(one ?? '', other ?? '');
}

const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${formatPrice(Math.abs(amount))}`;
