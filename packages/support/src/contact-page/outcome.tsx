import type { FormErrors } from '@dopahiya/site';
import { Icon } from '@dopahiya/ui-kit';
import * as texts from '#texts/contact-page';
import * as S from './message-form.styles.ts';

/** `mailed` if the site owner was notified by email, `stored` if not. */
export type Sent = 'mailed' | 'stored';

export interface OutcomeProps {
  wrong: FormErrors;
  /** Result of the last message; null before the first. */
  sent: Sent | null;
}

/** Result below the button: why a message was not sent, or that it was. */
export function Outcome({ wrong: { problem, fieldErrors }, sent }: OutcomeProps) {
  const why = problem ?? (Object.keys(fieldErrors).length > 0 ? texts.notSent : null);
  return (
    <S.Outcome id={S.outcomeId}>
      {why !== null && (
        <S.Notice role="alert" data-tone="danger">
          <Icon name="alert" size={20} />
          <span>{why}</span>
        </S.Notice>
      )}
      {why === null && sent !== null && <Success sent={sent} />}
    </S.Outcome>
  );
}

const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

function Success({ sent }: { sent: Sent }) {
  return (
    <S.Notice as="output" data-tone="success" ref={intoView}>
      <Icon name="circle-check" size={20} />
      <span>
        <b>{texts.sent}</b>
        {sent === 'stored' && <S.More>{texts.notMailed}</S.More>}
      </span>
    </S.Notice>
  );
}
