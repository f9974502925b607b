import type { OwnUsedBike } from '@dopahiya/domain/market';
import { formatDate } from '@dopahiya/domain/site';
import * as texts from '#texts/own-listings';
import * as S from './own-listings.styles.ts';
import { ResendLink } from './resend-link.tsx';

/** Says that a listing is hidden until its seller confirms their email address, with a button to resend the link. */
export function ConfirmAddress({ bike }: { bike: Pick<OwnUsedBike, 'is_unconfirmed' | 'confirm_by'> }) {
  const { is_unconfirmed, confirm_by } = bike;
  if (!is_unconfirmed) return null;
  return (
    <S.Unconfirmed>
      <p>
        <b>{texts.seenOnceConfirmed}</b> {confirm_by !== null && texts.confirmBy(formatDate(confirm_by))}
      </p>
      <ResendLink />
    </S.Unconfirmed>
  );
}
