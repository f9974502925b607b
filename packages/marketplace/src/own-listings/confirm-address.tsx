import { askToVerifyEmail, messageOf, useApi } from '@dopahiya/api-client';
import type { OwnUsedBike } from '@dopahiya/domain/market';
import { formatDate } from '@dopahiya/domain/site';
import { Button } from '@dopahiya/ui-kit';
import { useMutation } from '@tanstack/react-query';
import * as texts from '#texts/own-listings';
import * as S from './own-listings.styles.ts';

/** Says that a listing is hidden until its seller confirms their email address, with a button to resend the link. */
export function ConfirmAddress({ bike }: { bike: Pick<OwnUsedBike, 'is_unconfirmed' | 'confirm_by'> }) {
  const api = useApi();
  const sending = useMutation({ mutationFn: () => askToVerifyEmail(api) });
  const { is_unconfirmed, confirm_by } = bike;
  if (!is_unconfirmed) return null;
  return (
    <S.Unconfirmed>
      <p>
        <b>{texts.seenOnceConfirmed}</b> {confirm_by !== null && texts.confirmBy(formatDate(confirm_by))}
      </p>
      {sending.error && <S.Problem role="alert">{messageOf(sending.error, texts.linkNotSent)}</S.Problem>}
      {sending.isSuccess ? (
        <S.Done>{texts.linkSent}</S.Done>
      ) : (
        <Button tone="secondary" size="small" loading={sending.isPending} onClick={() => sending.mutate()}>
          {texts.sendLink}
        </Button>
      )}
    </S.Unconfirmed>
  );
}
