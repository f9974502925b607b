import type { MessageDraft } from '@dopahiya/domain/inputs';
import { ApiError, askSeller, conversationQueries, messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { type ConversationDetail, type UsedBikeDetail, usedBikePath } from '@dopahiya/domain/market';
import { formatMonth, formatPrice, paths } from '@dopahiya/domain/site';
import { ButtonLink, ErrorPanel, goToSection, Link, Skeleton, useIsHydrated } from '@dopahiya/ui-kit';
import { unsentMessage, useSignedInName } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import * as texts from '#texts/ask-seller';
import * as words from '#texts/conversations';
import { keyOf } from '../used-bike-page/key-of.ts';
import * as S from './conversations.styles.ts';
import { momentOf } from './moment-of.ts';
import { OfferBox } from './offer-box.tsx';
import { QuestionBox } from './question-box.tsx';
import { ReportButton } from './report-dialog.tsx';
import { useUnsentText } from './use-unsent-text.ts';

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
  const unsent = useUnsentText(at);
  useEffect(() => {
    if (name !== null && unsentMessage.read()?.at === at) goToSection('#seller');
  }, [name, at]);
  if (bike.is_sample) return <S.Note>{texts.sample}</S.Note>;
  if (bike.status === 'sold') return <S.Note>{texts.sold}</S.Note>;
  return (
    <>
      <S.Note>{texts.intro}</S.Note>
      {isHydrated && isAgreedOn(bike.agreed_until) && <S.Note>{texts.agreed(momentOf(bike.agreed_until))}</S.Note>}
      {isHydrated && name !== null ? (
        <AsMember key={name} bike={bike} name={name} unsent={unsent} />
      ) : (
        <SignInFirst at={at} unsent={unsent} />
      )}
    </>
  );
}

type Unsent = ReturnType<typeof useUnsentText>;

function SignInFirst({ at, unsent: { text, onText, keep } }: { at: string; unsent: Unsent }) {
  const navigate = useNavigate();
  const way = paths.loginFrom(at);
  return (
    <S.SignInFirst>
      <p>{texts.signedOut}</p>
      <QuestionBox
        kind="before-sign-in"
        text={text}
        onText={(typed) => {
          onText(typed);
          keep(typed);
        }}
        send={async () => {
          await navigate(way);
          return null;
        }}
      />
      <ButtonLink to={way} tone="secondary" width="full">
        {texts.signIn}
      </ButtonLink>
      <noscript>{texts.needsScript}</noscript>
    </S.SignInFirst>
  );
}

function AsMember({ bike, name, unsent }: { bike: UsedBikeDetail; name: string; unsent: Unsent }) {
  const query = useQuery(conversationQueries.about(useApi(), name, keyOf(bike)));
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
  return <Boxes bike={bike} conversation={data.conversation} unsent={unsent} />;
}

interface BoxesProps {
  bike: UsedBikeDetail;
  conversation: ConversationDetail | null;
  unsent: Unsent;
}

function Boxes({ bike, conversation, unsent }: BoxesProps) {
  const [sent, setSent] = useState<ConversationDetail | null>(null);
  const known = sent ?? conversation;
  return (
    <>
      {known && <Known conversation={known}>{sent ? texts.sent : texts.alreadyAsked}</Known>}
      {known?.closed == null && <Asks bike={bike} known={known} unsent={unsent} onSent={setSent} />}
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
  unsent: Unsent;
  onSent: (conversation: ConversationDetail) => void;
}

function Asks({ bike, known, unsent, onSent }: AsksProps) {
  const api = useApi();
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const open = known?.messages.find(({ offer }) => offer?.status === 'open');
  const isAgreed = isAgreedOn(known ? known.bike.agreed_until : bike.agreed_until);
  const send = (draft: MessageDraft) =>
    askSeller(api, keyOf(bike), draft).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 403) setUnconfirmed(true);
      unsent.keepIfSignedOut(error, draft.text);
      throw error;
    });
  return (
    <>
      {isUnconfirmed && (
        <p>
          {texts.confirmFirst} <Link to={`${paths.profile}#email`}>{texts.toConfirm}</Link>
        </p>
      )}
      <QuestionBox
        kind="question"
        text={unsent.text}
        onText={unsent.onText}
        send={send}
        onSent={(conversation) => {
          unsent.forget();
          onSent(conversation);
        }}
      />
      {open?.offer && <S.News>{texts.offerWaits(formatPrice(open.offer.amount), open.is_own)}</S.News>}
      {bike.expected_price !== null && !open && !isAgreed && (
        <S.Offer>
          <OfferBox price={bike.expected_price} send={send} onSent={onSent} />
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
