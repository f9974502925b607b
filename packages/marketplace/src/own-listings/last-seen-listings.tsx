import { listingStatuses } from '@dopahiya/domain/market';
import { formatPrice, missingPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/own-listings';
import * as S from './own-listings.styles.ts';
import { useLastSeen } from './seen-listings.ts';

/** What this browser has seen of somebody's listings, where they cannot be fetched. */
export function LastSeenListings({ name }: { name: string }) {
  const listings = useLastSeen(name);
  if (listings.length === 0) return null;
  return (
    <>
      <S.Notice>{texts.demoData}</S.Notice>
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
