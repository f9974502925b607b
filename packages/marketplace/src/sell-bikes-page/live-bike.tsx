import { formatPrice } from '@dopahiya/domain/site';
import { BikeDrawing } from '@dopahiya/ui-kit/bikes';
import { Stone } from '@dopahiya/ui-kit/money';
import * as estimateTexts from '#texts/estimate';
import * as words from '#texts/listing-words';
import * as texts from '#texts/sell-wizard';
import { bikeNameOf, type SellAnswers } from '../sell-draft/sell-answers.ts';
import { BikeEstimate } from '../value/bike-estimate.tsx';
import { estimateRequestOf } from '../value/estimate-request.ts';
import { useEstimate } from '../value/use-estimate.ts';
import { whatIsMissing } from '../value/what-is-missing.ts';
import * as S from './live-bike.styles.ts';
import type { CatalogueBike } from './use-catalogue-bike.ts';

export interface LiveBikeProps {
  answers: SellAnswers;
  catalogue: Pick<CatalogueBike, 'drawn' | 'slug'>;
}

const nothing = { name: '', brand: { id: null, name: '', slug: '', logo: null }, image: null, drawing: null };

/** The bike as it is told so far, to scale and in its colour, on the stone that has its facts and what it is worth. */
export function LiveBike({ answers, catalogue: { drawn, slug } }: LiveBikeProps) {
  const name = bikeNameOf(answers);
  const estimate = useEstimate(estimateRequestOf(answers, slug));
  const { expected_price: asked, year_of_manufacture: year } = answers;
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
      <Stone
        title={estimate ? estimateTexts.title : name || texts.yourBike}
        note={estimate ? estimateTexts.ofBike(name, year) : year}
      >
        {facts.length > 0 && <S.Facts>{facts.join(' · ')}</S.Facts>}
        {!estimate && asked !== null && <S.Price>{formatPrice(asked)}</S.Price>}
        {estimate && (
          <BikeEstimate
            estimate={estimate}
            asked={asked}
            missing={(valuation) => whatIsMissing(answers, slug !== null, valuation)}
          />
        )}
        <S.Note>{noteOf(answers, drawn)}</S.Note>
      </Stone>
    </S.Room>
  );
}

function noteOf({ model }: SellAnswers, drawn: CatalogueBike['drawn']): string {
  if (drawn) return texts.toScale;
  return model.trim() === '' ? texts.notDrawn : texts.unknownModel;
}
