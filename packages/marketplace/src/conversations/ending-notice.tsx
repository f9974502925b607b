import { type ConversationDetail, isWarning, type ListingEnding } from '@dopahiya/domain/market';
import { CallLink, Icon, Link } from '@dopahiya/ui-kit';
import { useId } from 'react';
import * as texts from '#texts/conversations';
import * as S from './conversations.styles.ts';

type Warned = keyof typeof texts.warnings;

/** Notice that a listing has ended; a red warning with advice about money if paying is unsafe. */
export function EndingNotice({ conversation }: { conversation: ConversationDetail }) {
  const { ending, closed, side } = conversation;
  const warned = warningOf(conversation);
  if (warned !== null) return <Warning warned={warned} reason={ending?.reason ?? null} />;
  // The reply box already says that the other person has left or that one has blocked the other.
  if (ending === null || closed === 'gone' || closed === 'blocked') return null;
  return (
    <S.Calm>
      <p>{texts.endings[side][ending.kind]}</p>
      {side === 'buyer' && <p>{texts.endingMeans}</p>}
    </S.Calm>
  );
}

/** Returns what to warn the reader of: the buyer about the listing, both sides about a reported conversation; null if nothing. */
function warningOf({ ending, closed, side }: ConversationDetail): Warned | null {
  if (side === 'buyer' && ending !== null && isWarning(ending.kind))
    return ending.kind as Extract<ListingEnding, Warned>;
  return closed === 'reported' || closed === 'refused' ? closed : null;
}

function Warning({ warned, reason }: { warned: Warned; reason: string | null }) {
  const id = useId();
  const { title, text } = texts.warnings[warned];
  return (
    <S.Danger role="alert" aria-labelledby={id}>
      <Icon name="alert" size={22} />
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        {reason !== null && <p>{texts.warningReason(reason)}</p>}
        <h3>{texts.ifPaid}</h3>
        <ul>
          <li>
            {texts.ifPaidCall}{' '}
            <CallLink phone="1930" name={texts.helpline}>
              {texts.callHelpline}
            </CallLink>
          </li>
          <li>
            {texts.ifPaidReport} <Link to="https://cybercrime.gov.in">{texts.cybercrimeSite}</Link>
          </li>
          <li>{texts.ifPaidBank}</li>
        </ul>
      </div>
    </S.Danger>
  );
}
