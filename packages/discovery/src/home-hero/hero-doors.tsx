import type { BikeCard } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import * as texts from '#texts/home-hero';
import * as S from './hero-doors.styles.ts';

/** Four common questions, each linking to its answer. `bike` is an example for the rider-fit question. */
export function HeroDoors({ bike }: { bike: BikeCard | undefined }) {
  const fit = bike ? `${paths.bike(bike)}#rider-fit` : paths.bikes;
  const doors = [
    { to: paths.priceChecker, question: texts.whatToPay },
    { to: fit, question: texts.doesItFit },
    { to: paths.quoteChecker, question: texts.isItFair },
    { to: paths.ownership, question: texts.whichCostsLess },
  ];
  return (
    <S.Doors aria-label={texts.questions}>
      {doors.map(({ to, question }) => (
        <li key={question}>
          <S.Door to={to}>{question}</S.Door>
        </li>
      ))}
    </S.Doors>
  );
}
