import { formatToPaisa } from '@dopahiya/domain/site';
import type { BikeOwnership } from '@dopahiya/engines/ownership';
import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/ownership-details';
import { strokeOf } from './stroke-of.ts';
import type { OwnershipAnswer } from './ownership-queries.ts';
import { RangeBars } from './range-bars.tsx';

export interface FiguresStripProps {
  answer: OwnershipAnswer;
}

/** Three figures below the chart: break-even month, total cost per km and fuel cost per km. */
export function FiguresStrip({ answer }: FiguresStripProps) {
  const { bikes } = answer.comparison;
  if (bikes.length === 0) return null;
  return (
    <section aria-label={texts.inFigures}>
      <Strip>
        <BreakEven {...answer.comparison} />
        <div>
          <dt>{texts.perKm}</dt>
          <RangeBars
            rows={bikes.map(({ bike, perKm }, place) => ({
              name: bike.name,
              stroke: strokeOf(bikes, place),
              band: perKm,
              usual: formatToPaisa(perKm.mean),
              span: texts.spanOf(formatToPaisa(perKm.p10), formatToPaisa(perKm.p90)),
            }))}
          />
        </div>
        <FuelPerKm answer={answer} />
      </Strip>
    </section>
  );
}

function BreakEven({ bikes, differences }: OwnershipAnswer['comparison']) {
  if (differences.length === 0) return null;
  return (
    <div>
      <dt>{texts.breakEven}</dt>
      {differences.map(({ slug, breakEven: { p50, p90, chance } }, place) => (
        <dd key={slug}>
          <b>{monthOf(p50)}</b>
          <p>{texts.breakEvenChance(bikes[place + 1]?.bike.name ?? slug, chance, p90)}</p>
        </dd>
      ))}
    </div>
  );
}

function monthOf(month: number | null): string {
  if (month === null) return texts.never;
  return month === 0 ? texts.fromStart : texts.month(month);
}

function FuelPerKm({ answer: { comparison, petrol, electricity } }: FiguresStripProps) {
  const { bikes } = comparison;
  const isUsed = (isElectric: boolean) => bikes.some(({ bike }) => bike.isElectric === isElectric);
  return (
    <div>
      <dt>{texts.energyPerKm}</dt>
      {bikes.map((owned) => (
        <Fuel key={owned.bike.slug} owned={owned} />
      ))}
      <dd>
        {petrol && isUsed(false) && <p>{texts.petrolAt(formatToPaisa(petrol.usual))}</p>}
        {electricity && isUsed(true) && <p>{texts.electricityAt(formatToPaisa(electricity.usual))}</p>}
      </dd>
    </div>
  );
}

const Fuel = ({ owned: { bike, energyPerKm } }: { owned: BikeOwnership }) => (
  <dd data-part="fuel">
    <b>{formatToPaisa(energyPerKm)}</b> <small>{bike.name}</small>
  </dd>
);

const Strip = styled.dl`
  display: grid;

  > div {
    padding-block: ${theme.space[4]};
    border-top: ${theme.border.ground} solid ${theme.color.lineStrong};
  }
  dt,
  p,
  small {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  p {
    padding-top: ${theme.space[1]};
  }
  dd > b {
    font: ${theme.weight.semibold} 2rem/1.1 ${theme.font.display};
  }
  [data-part='fuel'] > b {
    font-size: 1.5rem;
  }
  ${theme.media.nav} {
    display: flex;
    border-top: ${theme.border.ground} solid ${theme.color.lineStrong};

    > div {
      flex: 1 1 0;
      min-width: 0;
      padding: ${theme.space[4]} ${theme.space[5]} 0;
      border-top: 0;
    }
    /* The bars need the room. */
    > div:nth-last-child(2) {
      flex-grow: 1.9;
    }
    > div:last-child {
      padding-inline-end: 0;
    }
    > div:first-child {
      padding-inline-start: 0;
    }
    > div + div {
      border-inline-start: ${theme.border.hair} solid ${theme.color.lineHair};
    }
  }
`;
