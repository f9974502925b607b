import { placeName } from '@dopahiya/domain/places';
import { Later, Skeleton } from '@dopahiya/ui-kit';
import { formatPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/ownership-page';
import type { OwnershipComparison, OwnershipVerdict } from '@dopahiya/engines/ownership';
import { SaleBadge } from '@dopahiya/ui-kit/bikes';
import { Price, Stone } from '@dopahiya/ui-kit/money';
import { strokeOf } from './stroke-of.ts';
import { monthsApart } from './months-apart.ts';
import type { OwnershipInputs } from './ownership-inputs.ts';
import type { OwnershipAnswer } from './ownership-queries.ts';
import * as S from './ownership-page.styles.ts';

const loadChart = async () => (await import('./details.ts')).CostChart;

export interface AnswerStoneProps {
  answer: OwnershipAnswer;
  plan: OwnershipInputs;
}

/** The result: which bike costs less and by how much, total cost of each, and the chart. */
export function AnswerStone({ answer: { comparison, energy }, plan }: AnswerStoneProps) {
  const { bikes, verdict } = comparison;
  const [first] = bikes;
  if (!first) return null;
  const months = monthsApart(bikes.map(({ bike }) => bike));
  return (
    <Stone
      title={verdict ? capOf(verdict, bikes) : texts.costsInAll(first.bike.name)}
      note={texts.place(placeName(energy.city), plan.km)}
    >
      {verdict ? (
        <Saved verdict={verdict} comparison={comparison} years={plan.years} />
      ) : (
        <>
          <S.Headline>
            <Price amount={first.net.mean} size="xl" /> {texts.inAllOver(plan.years)}
          </S.Headline>
          <S.Note>{texts.betweenInAll(formatPrice(first.net.p10), formatPrice(first.net.p90))}</S.Note>
        </>
      )}
      {months && <S.Note>{months}</S.Note>}
      <PaidLegend bikes={bikes} years={plan.years} />
      <Later load={loadChart} fallback={<Skeleton height="min(320px, 50vw)" />} comparison={comparison} />
      <S.Note>
        {texts.bandNote} {texts.paidNote}
      </S.Note>
    </Stone>
  );
}

const nameOf = (bikes: OwnershipComparison['bikes'], slug: string): string =>
  bikes.find(({ bike }) => bike.slug === slug)?.bike.name ?? slug;

function capOf({ cheaper, saved }: OwnershipVerdict, bikes: OwnershipComparison['bikes']): string {
  if (saved.mean === 0) return texts.costTheSame;
  const name = nameOf(bikes, cheaper);
  return bikes.length > 2 ? texts.costsLeast(name) : texts.costsLess(name);
}

interface SavedProps {
  verdict: OwnershipVerdict;
  comparison: OwnershipComparison;
  years: number;
}

/** Savings over the other bike, and the break-even month. */
function Saved({ verdict: { cheaper, dearer, saved, chance }, comparison: { bikes, differences }, years }: SavedProps) {
  const [name, other] = [nameOf(bikes, cheaper), nameOf(bikes, dearer)];
  const month = bikes.length === 2 ? (differences.find(({ slug }) => slug === cheaper)?.breakEven.p50 ?? null) : null;
  return (
    <>
      <S.Headline>
        <Price amount={saved.mean} size="xl" /> {texts.lessThan(other, years)}
      </S.Headline>
      <S.Note>
        {texts.savedBetween(saved, formatPrice)} {texts.chanceOf(name, chance)}{' '}
        {month !== null && texts.paidLess(name, month)}
      </S.Note>
    </>
  );
}

/** Legend of the curves with their totals, next to the chart so that no line crosses the text. */
const PaidLegend = ({ bikes, years }: { bikes: OwnershipComparison['bikes']; years: number }) => (
  <S.Legend>
    {bikes.map(({ bike, paid }, place) => {
      const { p10, mean, p90 } = paid.at(-1) ?? { p10: 0, mean: 0, p90: 0 };
      return (
        <li key={bike.slug} data-stroke={strokeOf(bikes, place)}>
          {bike.name}
          <SaleBadge bike={bike} size="s" />
          <b>{texts.paidInAll(formatPrice(mean), years)}</b>
          <small>{texts.spanOf(formatPrice(p10), formatPrice(p90))}</small>
        </li>
      );
    })}
  </S.Legend>
);
