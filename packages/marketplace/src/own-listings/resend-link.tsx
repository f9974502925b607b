import { askToVerifyEmail, messageOf, useApi } from '@dopahiya/api-client';
import { Button } from '@dopahiya/ui-kit';
import { useMutation } from '@tanstack/react-query';
import * as texts from '#texts/own-listings';
import * as S from './own-listings.styles.ts';

/** Button that mails the link to confirm the visitor's email address again. */
export function ResendLink() {
  const api = useApi();
  const sending = useMutation({ mutationFn: () => askToVerifyEmail(api) });
  return (
    <>
      {sending.error && <S.Problem role="alert">{messageOf(sending.error, texts.linkNotSent)}</S.Problem>}
      {sending.isSuccess ? (
        <S.Done>{texts.linkSent}</S.Done>
      ) : (
        <Button tone="secondary" size="small" loading={sending.isPending} onClick={() => sending.mutate()}>
          {texts.sendLink}
        </Button>
      )}
    </>
  );
}
