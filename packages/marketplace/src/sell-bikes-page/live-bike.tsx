import { formatPrice } from '@dopahiya/domain/site';
import { BikeDrawing } from '@dopahiya/ui-kit/bikes';
import { Stone } from '@dopahiya/ui-kit/money';
import * as words from '#texts/listing-words';
import * as texts from '#texts/sell-wizard';
import { bikeNameOf, type SellAnswers } from '../sell-draft/sell-answers.ts';
import * as S from './live-bike.styles.ts';
import type { CatalogueBike } from './use-catalogue-bike.ts';

export interface LiveBikeProps {
  answers: SellAnswers;
  drawn: CatalogueBike['drawn'];
}

const nothing = { name: '', brand: { id: null, name: '', slug: '', logo: null }, image: null, drawing: null };

/** The bike as it is told so far, to scale and in its colour, on the stone that has its facts. */
export function LiveBike({ answers, drawn }: LiveBikeProps) {
  const name = bikeNameOf(answers);
  const facts = [
    answers.km_ridden && texts.km(Number(answers.km_ridden)),
    answers.color && words.colours[answers.color],
    answers.owner && words.owners[answers.owner],
    answers.city?.name,
  ].filter(Boolean);
  return (
    <S.Room data-told={name === '' ? 'nothing' : 'something'}>
      <S.Standing>
        <BikeDrawing bike={drawn ?? nothing} alt={drawn ? texts.drawing(name) : ''} loading="eager" />
      </S.Standing>
      <Stone title={name || texts.yourBike} note={answers.year_of_manufacture}>
        {facts.length > 0 && <S.Facts>{facts.join(' · ')}</S.Facts>}
        {answers.expected_price !== null && <S.Price>{formatPrice(answers.expected_price)}</S.Price>}
        <S.Note>{noteOf(answers, drawn)}</S.Note>
      </Stone>
    </S.Room>
  );
}

function noteOf({ model }: SellAnswers, drawn: CatalogueBike['drawn']): string {
  if (drawn) return texts.toScale;
  return model.trim() === '' ? texts.notDrawn : texts.unknownModel;
}
