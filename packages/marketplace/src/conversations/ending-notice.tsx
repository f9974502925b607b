import { type ConversationDetail, isWarning, type ListingEnding } from '@dopahiya/domain/market';
import { CallLink, Icon, Link } from '@dopahiya/ui-kit';
import { useId } from 'react';
import * as texts from '#texts/conversations';
import * as S from './conversations.styles.ts';

type Warned = keyof typeof texts.warnings;

/** Says that a listing has ended: calmly, or in red with what to do about money where it is not safe to pay. */
export function EndingNotice({ conversation }: { conversation: ConversationDetail }) {
  const { ending, closed, side } = conversation;
  const warned = warningOf(conversation);
  if (warned !== null) return <Warning warned={warned} reason={ending?.reason ?? null} />;
  // The answer box says that the other has left or that one has blocked the other.
  if (ending === null || closed === 'gone' || closed === 'blocked') return null;
  return (
    <S.Calm>
      <p>{texts.endings[side][ending.kind]}</p>
      {side === 'buyer' && <p>{texts.endingMeans}</p>}
    </S.Calm>
  );
}

/** What a reader is warned of: a buyer of the listing, and both of somebody whose conversation was reported. */
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
