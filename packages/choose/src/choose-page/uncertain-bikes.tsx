import { formatNumber, formatPrice, paths } from '@dopahiya/domain/site';
import { unknownInWords } from '@dopahiya/engines/choose';
import { SiteLink } from '@dopahiya/ui-kit';
import * as texts from '#texts/chosen-bikes';
import type { ChooseAnswer } from './choose-queries.ts';
import * as S from './chosen-bikes.styles.ts';

/** Bikes that may suit, but of which a fact is unknown, and which fact that is. */
export function UncertainBikes({ answer: { uncertain, uncertain_count } }: { answer: ChooseAnswer }) {
  if (uncertain.length === 0) return null;
  const others = uncertain_count - uncertain.length;
  return (
    <S.Uncertain aria-labelledby="uncertain">
      <h3 id="uncertain">{texts.uncertain(uncertain_count)}</h3>
      <ul>
        {uncertain.map(({ bike, card, unknown_needs, unknown_criteria }) => (
          <li key={bike.slug}>
            <SiteLink to={paths.bike(card)} state={{ bike: card }}>
              {bike.name}
            </SiteLink>
            <small>
              {texts.uncertainBike(
                bike.price === null ? null : formatPrice(bike.price),
                unknownInWords(unknown_criteria, unknown_needs),
              )}
            </small>
          </li>
        ))}
      </ul>
      {others > 0 && <p>{texts.uncertainOthers(formatNumber(others), others)}</p>}
    </S.Uncertain>
  );
}
