import { formatPrice } from '@dopahiya/domain';
import { Section } from '@dopahiya/ui-kit';
import type { CSSProperties } from 'react';
import * as texts from '#texts/ownership-page';
import type { OwnershipComparison } from '../ownership/compare-ownership.ts';
import { costParts } from '../ownership/owned-bike.ts';
import * as S from './ownership-page.styles.ts';

/** What `Drivers` takes. */
export interface DriversProps {
  comparison: OwnershipComparison;
}

const shownEffects = 4;

/** What makes the difference of the first two bikes, the largest first, and which assumptions move it most. */
export function Drivers({ comparison: { bikes, differences } }: DriversProps) {
  const [first, second] = bikes;
  const [difference] = differences;
  if (!first || !second || !difference) return null;
  const { drivers, sensitivity } = difference;
  const parts = costParts
    .toSorted((one, other) => drivers[other] - drivers[one])
    .filter((part) => Math.abs(drivers[part]) >= 1);
  const largest = Math.max(...parts.map((part) => Math.abs(drivers[part])), 1);
  const together = costParts.reduce((sum, part) => sum + drivers[part], 0);
  return (
    <Section
      title={texts.driversTitle}
      subtitle={texts.driversIntro(first.bike.name, second.bike.name)}
      tone="sunken"
      height={[705, 600]}
    >
      <S.Bars>
        {parts.map((part) => (
          <li key={part}>
            <span>{texts.parts[part]}</span>
            <S.Bar aria-hidden="true">
              <i
                data-side={drivers[part] < 0 ? 'more' : 'less'}
                style={{ '--share': Math.abs(drivers[part]) / largest } as CSSProperties}
              />
            </S.Bar>
            <span>{signed(drivers[part])}</span>
          </li>
        ))}
        <li>
          <b>{texts.together}</b>
          <S.Bar aria-hidden="true" />
          <span>{signed(together)}</span>
        </li>
      </S.Bars>
      <S.Note as="h3">{texts.sensitivityTitle}</S.Note>
      <ul>
        {sensitivity.slice(0, shownEffects).map(({ assumption, effect }) => (
          <li key={assumption}>
            {texts.sensitivityOf(
              texts.assumptions[assumption]?.name ?? assumption,
              formatPrice(Math.abs(Math.round(effect))),
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${formatPrice(Math.abs(Math.round(amount)))}`;
