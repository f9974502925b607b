import { formatPrice } from '@dopahiya/domain/site';
import { BikeDrawing } from '@dopahiya/ui-kit/bikes';
import { Stone } from '@dopahiya/ui-kit/money';
import * as estimateTexts from '#texts/estimate';
import * as words from '#texts/listing-words';
import * as texts from '#texts/sell-wizard';
import { bikeNameOf, type SellAnswers, type SellStep } from '../sell-draft/sell-answers.ts';
import { BikeEstimate } from '../value/bike-estimate.tsx';
import { estimateRequestOf, missingForEstimate } from '../value/estimate-request.ts';
import { type Estimate, useEstimate } from '../value/use-estimate.ts';
import * as S from './live-bike.styles.ts';
import type { CatalogueBike } from './use-catalogue-bike.ts';

export interface LiveBikeProps {
  answers: SellAnswers;
  catalogue: Pick<CatalogueBike, 'drawn' | 'slug'>;
  step: SellStep;
}

const nothing = { name: '', brand: { id: null, name: '', slug: '', logo: null }, image: null, drawing: null };

/** Preview of the bike to scale and in its colour, above a card with its facts and estimate. */
export function LiveBike({ answers, catalogue, step }: LiveBikeProps) {
  const name = bikeNameOf(answers);
  const { drawn } = catalogue;
  const estimate = useEstimate(estimateRequestOf(answers, catalogue.slug));
  return (
    <S.Room data-step={step}>
      <S.Standing>
        <BikeDrawing bike={drawn ?? nothing} alt={drawn ? texts.drawing(name) : ''} loading="eager" />
      </S.Standing>
      {estimate ? (
        <ValuedStone {...{ answers, catalogue, estimate }} />
      ) : (
        <Stone title={name || texts.yourBike} note={answers.year_of_manufacture}>
          <Facts answers={answers} />
          {answers.expected_price !== null && <S.Price>{formatPrice(answers.expected_price)}</S.Price>}
          <S.Note>{noteOf(answers, drawn)}</S.Note>
          <S.PhoneNote>{texts.forEstimate}</S.PhoneNote>
        </Stone>
      )}
    </S.Room>
  );
}

interface ValuedStoneProps extends Omit<LiveBikeProps, 'step'> {
  estimate: Estimate;
}

/** Card with the estimate, once there are enough answers to request it. */
function ValuedStone({ answers, catalogue: { drawn, slug }, estimate }: ValuedStoneProps) {
  return (
    <Stone title={estimateTexts.title} note={estimateTexts.ofBike(bikeNameOf(answers), answers.year_of_manufacture)}>
      <Facts answers={answers} />
      <BikeEstimate
        estimate={estimate}
        asked={answers.expected_price}
        missing={(valuation) => missingForEstimate(answers, slug !== null, valuation)}
      />
      <S.Note>{noteOf(answers, drawn)}</S.Note>
    </Stone>
  );
}

function Facts({ answers: { km_ridden, color, owner, city } }: Pick<LiveBikeProps, 'answers'>) {
  const facts = [
    km_ridden && texts.km(Number(km_ridden)),
    color && words.colours[color],
    owner && words.owners[owner],
    city?.name,
  ].filter(Boolean);
  return facts.length > 0 && <S.Facts>{facts.join(' · ')}</S.Facts>;
}

function noteOf({ model }: SellAnswers, drawn: CatalogueBike['drawn']): string {
  if (drawn) return texts.toScale;
  return model.trim() === '' ? texts.notDrawn : texts.unknownModel;
}
