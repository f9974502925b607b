import { listingStatuses } from '@dopahiya/domain/market';
import { formatPrice, missingPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/own-listings';
import * as S from './own-listings.styles.ts';
import { useLastSeen } from './seen-listings.ts';

interface LastSeenListingsProps {
  /** Username. */
  name: string;
  /** Why they are shown. */
  notice: string;
}

/** Listings last seen in this browser, for when the server does not return them. */
export function LastSeenListings({ name, notice }: LastSeenListingsProps) {
  const listings = useLastSeen(name);
  if (listings.length === 0) return null;
  return (
    <>
      <S.Notice>{notice}</S.Notice>
      <S.LastSeen aria-label={texts.lastSeen}>
        {listings.map(({ id, title, price, status }) => (
          <li key={id}>
            <b>{title}</b>
            <span>{price === null ? missingPrice.card : formatPrice(price)}</span>
            <span>{texts.states[listingStatuses.find((known) => known === status) ?? 'pending']}</span>
          </li>
        ))}
      </S.LastSeen>
    </>
  );
}
