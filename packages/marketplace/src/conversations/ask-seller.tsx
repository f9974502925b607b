import { ApiError, askSeller, conversationQueries, messageOf, useApi, useShownError } from '@dopahiya/api-client';
import {
  type ConversationDetail,
  type MessageDraft,
  type UsedBikeDetail,
  usedBikePath,
  usedBikeKey,
} from '@dopahiya/domain/market';
import { formatMonth, formatPrice, paths } from '@dopahiya/domain/site';
import { ErrorPanel, goToSection, Link, Skeleton, useIsHydrated } from '@dopahiya/ui-kit';
import { keepUnsent, rememberReturnPath, unsentForm, useSignedInName, useUnsentForm } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import * as texts from '#texts/ask-seller';
import * as words from '#texts/conversations';
import { ResendLink } from '../own-listings/resend-link.tsx';
import * as S from './conversations.styles.ts';
import { momentOf } from './moment-of.ts';
import { OfferBox } from './offer-box.tsx';
import { QuestionBox } from './question-box.tsx';
import { ReportButton } from './report-dialog.tsx';

/** Lets a visitor message the seller of a bike or make an offer. Signed-out visitors go through sign-in and return to what they typed. */
export function AskSeller({ bike }: { bike: UsedBikeDetail }) {
  const id = useId();
  return (
    <S.Box id="seller" tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <Seller bike={bike} />
      <Asking bike={bike} />
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

/** What a draft holds, as the form keeps it. */
const typedIn = ({ text, offer }: MessageDraft) => ({
  ...(text !== undefined && { text }),
  ...(offer !== undefined && { offer: String(offer) }),
});

/** Says that an email address has to be confirmed first, and sends the link again; what was typed stays in its form. */
function ConfirmFirst({ at }: { at: string }) {
  useEffect(() => rememberReturnPath(at), [at]);
  return (
    <>
      <output>{texts.confirmFirst}</output>
      <ResendLink />
    </>
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
  if (data.is_own)
    return (
      <>
        <p>{texts.own}</p>
        <Link to={paths.messages} arrow="forward">
          {texts.toMessages}
        </Link>
      </>
    );
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
      {known?.closed == null && <Asks bike={bike} known={known} onSent={setSent} />}
      <S.Actions>
        <ReportButton subject="listing" id={bike.id} label={words.reportListing} />
      </S.Actions>
    </>
  );
}

interface AsksProps {
  bike: UsedBikeDetail;
  /** The conversation so far; null if there is none. */
  known: ConversationDetail | null;
  onSent: (conversation: ConversationDetail) => void;
}

function Asks({ bike, known, onSent }: AsksProps) {
  const api = useApi();
  const at = usedBikePath(bike);
  const [values, keep] = useUnsentForm(at);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const open = known?.messages.find(({ offer }) => offer?.status === 'open');
  const isAgreed = isAgreedOn(known ? known.bike.agreed_until : bike.agreed_until);
  const send = (draft: MessageDraft) => {
    setUnconfirmed(false);
    return askSeller(api, usedBikeKey(bike), draft).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 403) setUnconfirmed(true);
      if (error.status === 401) keepUnsent(at, { ...values, ...typedIn(draft) }, true);
      throw error;
    });
  };
  return (
    <>
      {isUnconfirmed && <ConfirmFirst at={at} />}
      <QuestionBox
        kind="question"
        text={values['text'] ?? ''}
        onText={(typed) => keep({ text: typed })}
        send={send}
        onSent={onSent}
      />
      {open?.offer && <S.News>{texts.offerWaits(formatPrice(open.offer.amount), open.is_own)}</S.News>}
      {bike.expected_price !== null && !open && !isAgreed && (
        <S.Offer>
          <OfferBox kind="offer" price={bike.expected_price} form={at} send={send} onSent={onSent} />
        </S.Offer>
      )}
    </>
  );
}

const isAgreedOn = (until: string | null): until is string => until !== null && new Date(until) > new Date();

const Known = ({ conversation, children }: { conversation: ConversationDetail; children: ReactNode }) => (
  <div>
    <S.Told>{children}</S.Told>
    <Link to={paths.messagesWith(conversation.id)} arrow="forward">
      {texts.openConversation}
    </Link>
  </div>
);
