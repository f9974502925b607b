import { priceQualifier } from '@dopahiya/domain/prices';
import type { BikeSuggestion } from '@dopahiya/domain/requests';
import { formatPrice, formatQuantity, missingPrice } from '@dopahiya/domain/site';
import { SaleBadge } from '@dopahiya/ui-kit/bikes';
import * as texts from '#texts/bike-suggestions';
import type { SearchPlace } from './bike-search-props.ts';
import * as S from './suggestion-row.styles.ts';

interface SuggestionRowProps {
  bike: BikeSuggestion;
  /** The search text. */
  match: string;
  place: SearchPlace;
}

/** A bike in the suggestions: picture, name, brand, year, price and status. */
export function SuggestionRow({ bike, match, place }: SuggestionRowProps) {
  return (
    <>
      <S.Picture>
        {bike.image && <img src={bike.image} alt="" width={64} height={40} loading="lazy" decoding="async" />}
      </S.Picture>
      <S.Words>
        <S.Line>
          <S.Name>
            <MatchedText text={bike.name} match={match} />
          </S.Name>
          <SaleBadge bike={bike} size="s" />
        </S.Line>
        <S.Facts>{factsOf(bike, place).join(' · ')}</S.Facts>
      </S.Words>
      <S.Amount>
        {formatPrice(bike.price, noPrice[place])}
        {bike.price !== null && <small> {priceQualifier({ status: bike.status })}</small>}
      </S.Amount>
    </>
  );
}

const noPrice: Record<SearchPlace, string> = { header: texts.unknownPrice, hero: missingPrice.search };

function factsOf({ brand, year, engine_capacity }: BikeSuggestion, place: SearchPlace): string[] {
  const capacity = place === 'hero' && engine_capacity !== null ? [formatQuantity(engine_capacity, 'cc')] : [];
  return [brand ?? texts.unknownBrand, year === null ? texts.unknownYear : String(year), ...capacity];
}

/** Renders a text with the matching part in bold. */
function MatchedText({ text, match }: { text: string; match: string }) {
  const start = match === '' ? -1 : text.toLowerCase().indexOf(match.toLowerCase());
  if (start < 0) return text;
  const end = start + match.length;
  return (
    <>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}
