import type { BikeCard as BikeFacts, ChoiceBike } from '@dopahiya/domain/bikes';
import { placeName } from '@dopahiya/domain/places';
import { chosenShown } from '@dopahiya/domain/requests';
import { formatMonth, paths } from '@dopahiya/domain/site';
import { bestInWords, type ChosenBike, moveInWords, orderBikes } from '@dopahiya/engines/choose';
import { ButtonLink, Disclosure } from '@dopahiya/ui-kit';
import { BikeCard, BikeRow } from '@dopahiya/ui-kit/bikes';
import { Price } from '@dopahiya/ui-kit/money';
import * as texts from '#texts/chosen-bikes';
import { type ChooseInputs, chooseSearch, nextShown } from './choose-inputs.ts';
import { type ChooseAnswer, weightsOf } from './choose-queries.ts';
import * as S from './chosen-bikes.styles.ts';
import { Considered } from './considered.tsx';
import { NoneChosen } from './none-chosen.tsx';
import { UncertainBikes } from './uncertain-bikes.tsx';
import { useMoves } from './use-moves.ts';

/** Bikes shown at once; the others can be expanded. */
const shownFirst = 9;
/** Bikes that a comparison takes. */
const compared = 3;

export interface ChosenBikesProps {
  answer: ChooseAnswer;
  inputs: ChooseInputs;
}

/** The bikes of an answer in the order of what matters, at one scale, and what became of all others. */
export function ChosenBikes({ answer, inputs }: ChosenBikesProps) {
  const { chosen, chosen_count, city } = answer;
  const weights = weightsOf(inputs);
  const bikes = chosen.map(({ bike }) => bike);
  const ordered = orderBikes(bikes, weights);
  const moves = useMoves(bikes, ordered, weights);
  const cards = new Map(chosen.map(({ bike, card }) => [bike.slug, card]));
  const items = ordered.flatMap((one) => {
    const card = cards.get(one.bike.slug);
    return card ? [{ ...one, id: one.bike.slug, drawing: card.drawing, card }] : [];
  });
  const others = items.length - shownFirst;
  const isLonger = inputs.shown > chosenShown.usual;
  const row = (list: typeof items) => (
    <BikeRow bikes={list} columns={3} label={texts.list}>
      {(item) => <ChosenCard {...item} city={city} move={moves.find(({ slug }) => slug === item.id)} />}
    </BikeRow>
  );
  return (
    <section aria-labelledby="chosen">
      <S.Heading id="chosen">{texts.title(chosen_count)}</S.Heading>
      <Considered answer={answer} inputs={inputs} />
      <S.Moved>
        {moves.length > 0 && texts.moved(moves.map((move) => [nameIn(bikes, move.slug), moveInWords(move)]))}
      </S.Moved>
      {items.length === 0 && <NoneChosen answer={answer} />}
      {items.length > 0 && row(items.slice(0, isLonger ? undefined : shownFirst))}
      {!isLonger && others > 0 && <Disclosure title={texts.more(others)}>{row(items.slice(shownFirst))}</Disclosure>}
      <MoreChosen inputs={inputs} shown={items.length} count={chosen_count} />
      {items.length > 1 && (
        <S.Compare>
          <ButtonLink to={paths.compare(items.slice(0, compared).map(({ id }) => id))} tone="secondary">
            {texts.compare(Math.min(items.length, compared))}
          </ButtonLink>
        </S.Compare>
      )}
      <UncertainBikes answer={answer} />
    </section>
  );
}

interface MoreChosenProps {
  inputs: ChooseInputs;
  /** Number of bikes in the answer, and of all that no other one beats. */
  shown: number;
  count: number;
}

/** Leads to more bikes by the address; says what to do where no more are shown. */
function MoreChosen({ inputs, shown, count }: MoreChosenProps) {
  if (shown >= count) return null;
  const next = nextShown(inputs.shown);
  if (next === null) return <S.More>{texts.tooMany(count - shown)}</S.More>;
  return (
    <S.More>
      <ButtonLink
        to={{ pathname: paths.choose, search: chooseSearch({ ...inputs, shown: next }) }}
        tone="secondary"
        preventScrollReset
      >
        {texts.moreOf(Math.min(next, count) - shown, count)}
      </ButtonLink>
    </S.More>
  );
}

const nameIn = (bikes: readonly ChoiceBike[], slug: string): string =>
  bikes.find((bike) => bike.slug === slug)?.name ?? slug;

interface ChosenCardProps extends ChosenBike {
  card: BikeFacts;
  city: string;
  /** Why it moved up; undefined if it did not. */
  move: Parameters<typeof moveInWords>[0] | undefined;
}

/** One bike with its on-road price and what it is best at. */
function ChosenCard({ bike, bestAt, card, city, move }: ChosenCardProps) {
  const month = bike.price_month === null ? null : formatMonth(bike.price_month);
  return (
    <BikeCard
      bike={card}
      to={paths.bike(card)}
      state={{ bike: card }}
      price={<Price amount={bike.price} size="l" qualifier={texts.onRoad(placeName(city), month)} />}
      note={
        <>
          {bestAt.length > 0 && <S.Best>{bestAt.map((criterion) => bestInWords(criterion)).join(' · ')}</S.Best>}
          {move && <S.Best data-moved>{moveInWords(move)}</S.Best>}
        </>
      }
    />
  );
}
