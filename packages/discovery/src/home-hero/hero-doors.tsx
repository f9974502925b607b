import type { BikeCard } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import * as texts from '#texts/home-hero';
import * as S from './hero-doors.styles.ts';

/** Four questions that people come with, each a link to what answers it; `bike` is where a rider can try a height on. */
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
