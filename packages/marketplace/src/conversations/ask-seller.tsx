import type { MessageDraft } from '@dopahiya/domain/inputs';
import { conversationQueries, messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { type ConversationDetail, type UsedBikeDetail, usedBikeKey, usedBikePath } from '@dopahiya/domain/market';
import { formatMonth, paths } from '@dopahiya/domain/site';
import { ErrorPanel, goToSection, Link, Skeleton, useIsHydrated } from '@dopahiya/ui-kit';
import { keepUnsent, unsentForm, useSignedInName, useUnsentForm } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import * as texts from '#texts/ask-seller';
import * as words from '#texts/conversations';
import { Asks } from './asks.tsx';
import { typedIn } from './use-sending.ts';
import * as S from './conversations.styles.ts';
import { isAgreedOn, momentOf } from './moment-of.ts';
import { OfferBox } from './offer-box.tsx';
import { OwnPart } from './own-part.tsx';
import { QuestionBox } from './question-box.tsx';
import { ReportButton } from './report-dialog.tsx';

/**
 * Lets a visitor message the seller of a bike or make an offer, and its seller manage the listing. Signed-out visitors go through
 * sign-in and return to what they typed.
 */
export function AskSeller({ bike }: { bike: UsedBikeDetail }) {
  const id = useId();
  const isOwn = useIsOwn(bike);
  return (
    <S.Box id="seller" tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{isOwn ? texts.ownTitle : texts.title}</h2>
      {isOwn ? (
        <OwnPart bike={bike} />
      ) : (
        <>
          <Seller bike={bike} />
          <Asking bike={bike} />
        </>
      )}
    </S.Box>
  );
}

/** When the seller joined, and how quickly they usually reply. */
function Seller({ bike: { seller } }: { bike: UsedBikeDetail }) {
  if (!seller) return null;
  const { member_since, replies_within } = seller;
  return (
    <S.Note>
      {texts.memberSince(formatMonth(member_since))} {replies_within !== null && texts.repliesWithin(replies_within)}
    </S.Note>
  );
}

function Asking({ bike }: { bike: UsedBikeDetail }) {
  const name = useSignedInName();
  const isHydrated = useIsHydrated();
  const at = usedBikePath(bike);
  useEffect(() => {
    const unsent = unsentForm(at);
    if (name === null || !unsent?.waitsForSignIn) return;
    keepUnsent(at, unsent.values);
    goToSection('#seller');
  }, [name, at]);
  if (bike.is_sample) return <S.Note>{texts.sample}</S.Note>;
  if (bike.status === 'sold') return <S.Note>{texts.sold}</S.Note>;
  return (
    <>
      <S.Note>{texts.intro}</S.Note>
      {isHydrated && isAgreedOn(bike.agreed_until) && <S.Note>{texts.agreed(momentOf(bike.agreed_until))}</S.Note>}
      {isHydrated && name !== null ? <AsMember key={name} bike={bike} name={name} /> : <SignInFirst bike={bike} />}
    </>
  );
}

function SignInFirst({ bike }: { bike: UsedBikeDetail }) {
  const navigate = useNavigate();
  const at = usedBikePath(bike);
  const [values, keep] = useUnsentForm(at);
  const signInFirst = async (draft: MessageDraft) => {
    keepUnsent(at, { ...values, ...typedIn(draft) }, true);
    await navigate(paths.loginFrom(at));
    return null;
  };
  return (
    <S.SignInFirst>
      <p>{texts.signedOut}</p>
      <QuestionBox
        kind="before-sign-in"
        text={values['text'] ?? ''}
        onText={(typed) => keep({ text: typed })}
        send={signInFirst}
      />
      {bike.expected_price !== null && bike.agreed_until === null && (
        <S.Offer>
          <OfferBox kind="before-sign-in" price={bike.expected_price} form={at} send={signInFirst} />
        </S.Offer>
      )}
      <noscript>{texts.needsScript}</noscript>
    </S.SignInFirst>
  );
}

function AsMember({ bike, name }: { bike: UsedBikeDetail; name: string }) {
  const query = useQuery(conversationQueries.about(useApi(), name, usedBikeKey(bike)));
  const error = useShownError(query);
  const { data } = query;
  if (!data) {
    if (!error) return <Skeleton height="320px" />;
    return (
      <ErrorPanel
        title={texts.failed}
        message={messageOf(error, texts.tryLater)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  return <Boxes bike={bike} conversation={data.conversation} />;
}

interface BoxesProps {
  bike: UsedBikeDetail;
  conversation: ConversationDetail | null;
}

function Boxes({ bike, conversation }: BoxesProps) {
  const [sent, setSent] = useState<ConversationDetail | null>(null);
  const known = sent ?? conversation;
  return (
    <>
      {known && <Known conversation={known}>{sent ? texts.sent : texts.alreadyAsked}</Known>}
      {known?.closed == null && <Asks bike={bike} known={known} isAnswered={sent !== null} onSent={setSent} />}
      <S.Actions>
        <ReportButton subject="listing" id={bike.id} label={words.reportListing} />
      </S.Actions>
    </>
  );
}

const Known = ({ conversation, children }: { conversation: ConversationDetail; children: ReactNode }) => (
  <div>
    <S.Told>{children}</S.Told>
    <Link to={paths.messagesWith(conversation.id)} arrow="forward">
      {texts.openConversation}
    </Link>
  </div>
);

/** Checks whether the visitor sells this bike; false until that is known. */
function useIsOwn(bike: UsedBikeDetail): boolean {
  const name = useSignedInName();
  const isHydrated = useIsHydrated();
  const query = conversationQueries.about(useApi(), name ?? '', usedBikeKey(bike));
  const { data } = useQuery({ ...query, enabled: isHydrated && name !== null && !bike.is_sample });
  return data?.is_own ?? false;
}
