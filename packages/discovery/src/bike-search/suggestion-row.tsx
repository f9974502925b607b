import { type BikeSuggestion, formatPrice, formatQuantity } from '@dopahiya/domain';
import { MatchedText } from './matched-text.tsx';
import type { SearchPlace } from './search-place.ts';
import { searchWords } from './search-words.ts';
import * as S from './suggestion-row.styles.ts';

interface SuggestionRowProps {
  bike: BikeSuggestion;
  /** What was searched for. */
  match: string;
  place: SearchPlace;
}

/** A bike in the list of a search box: drawing, name, brand and year, price. */
export function SuggestionRow({ bike, match, place }: SuggestionRowProps) {
  return (
    <>
      <S.Picture>
        {bike.image && <img src={bike.image} alt="" width={64} height={40} loading="lazy" decoding="async" />}
      </S.Picture>
      <S.Words>
        <S.Name>
          <MatchedText text={bike.name} match={match} />
        </S.Name>
        <S.Facts>{factsOf(bike, place).join(' · ')}</S.Facts>
      </S.Words>
      <S.Amount>{formatPrice(bike.price, searchWords[place].noPrice)}</S.Amount>
    </>
  );
}

function factsOf({ brand, year, engine_capacity }: BikeSuggestion, place: SearchPlace): string[] {
  const capacity = place === 'hero' && engine_capacity !== null ? [formatQuantity(engine_capacity, 'cc')] : [];
  return [brand ?? 'Unknown Brand', year === null ? 'N/A' : String(year), ...capacity];
}
