import type { ConversationDetail } from '@dopahiya/domain/market';
import { formatPrice } from '@dopahiya/domain/site';
import { useId } from 'react';
import * as texts from '#texts/conversations';
import * as S from './conversations.styles.ts';
import { momentOf } from './moment-of.ts';

/** Next steps after an accepted offer: papers, payment, transfer. Renders nothing without an agreement or if the listing has ended. */
export function NextSteps({ conversation }: { conversation: ConversationDetail }) {
  const id = useId();
  const { bike, messages, side, closed, ending } = conversation;
  if (bike.agreed_until === null || closed !== null || ending !== null) return null;
  const accepted = messages.find(
    ({ offer }) => offer?.status === 'accepted' && offer.agreed_until === bike.agreed_until,
  );
  if (!accepted?.offer) return <S.Note>{texts.agreedElsewhere(momentOf(bike.agreed_until))}</S.Note>;
  const steps = side === 'buyer' ? texts.buyerSteps : texts.sellerSteps;
  return (
    <S.Steps aria-labelledby={id}>
      <h2 id={id}>{texts.agreed(formatPrice(accepted.offer.amount), momentOf(bike.agreed_until))}</h2>
      <p>{texts.agreedMeans}</p>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ol>
    </S.Steps>
  );
}
