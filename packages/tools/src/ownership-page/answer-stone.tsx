import { showLoadFailure } from '@dopahiya/ui-kit';
import { formatPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/ownership-page';
import type { OwnershipDifference } from '@dopahiya/engines/ownership';
import { islands } from '@dopahiya/lazy-start';
import { Price, Stone } from '@dopahiya/ui-kit/money';
import { strokeOf } from './stroke-of.ts';
import type { OwnershipInputs } from './ownership-inputs.ts';
import type { OwnershipAnswer } from './ownership-queries.ts';
import * as S from './ownership-page.styles.ts';

const { CostChart } = islands(
  () => import('./details.ts'),
  { CostChart: { minHeight: 'min(320px, 50vw)' } },
  { onFailure: showLoadFailure },
);

export interface AnswerStoneProps {
  answer: OwnershipAnswer;
  plan: OwnershipInputs;
}

/** The answer: when the second bike has cost less than the first, how much in all, and the curves. */
export function AnswerStone({ answer: { comparison, energy }, plan }: AnswerStoneProps) {
  const { bikes, differences } = comparison;
  const [first, second] = bikes;
  const [difference] = differences;
  if (!first) return null;
  const name = second?.bike.name ?? first.bike.name;
  return (
    <Stone
      title={difference ? capOf(difference, name) : texts.costsInAll(name)}
      note={texts.place(energy.city, plan.km)}
    >
      {difference ? (
        <Saved difference={difference} name={name} years={plan.years} />
      ) : (
        <>
          <S.Headline>
            <Price amount={first.net.p50} size="xl" /> {texts.inAllOver(plan.years)}
          </S.Headline>
          <S.Note>{texts.betweenInAll(formatPrice(first.net.p10), formatPrice(first.net.p90))}</S.Note>
        </>
      )}
      <S.Legend>
        {bikes.map(({ bike }, place) => (
          <li key={bike.slug} data-stroke={strokeOf(bikes, place)}>
            {bike.name}
          </li>
        ))}
      </S.Legend>
      <CostChart comparison={comparison} />
      <S.Note>
        {texts.bandNote} {texts.paidNote}
      </S.Note>
    </Stone>
  );
}

function capOf({ breakEven: { p50 } }: OwnershipDifference, name: string): string {
  if (p50 === null) return texts.neverOvertakes(name);
  return p50 === 0 ? texts.fromStart(name) : texts.overtakes(name, p50);
}

function Saved({
  difference: { saved, chance },
  name,
  years,
}: {
  difference: OwnershipDifference;
  name: string;
  years: number;
}) {
  return (
    <>
      <S.Headline>
        <Price amount={Math.abs(saved.p50)} size="xl" /> {saved.p50 < 0 ? texts.moreOver(years) : texts.lessOver(years)}
      </S.Headline>
      <S.Note>{texts.between(formatPrice(saved.p10), formatPrice(saved.p90), chance, name)}</S.Note>
    </>
  );
}
