import { Chip } from '@dopahiya/ui-kit';
import * as texts from '#texts/chat';
import { ChatCard } from './chat-card.tsx';
import * as S from './chat.styles.ts';
import type { ChatEntry } from './visit.ts';

export interface BubbleProps {
  said: ChatEntry;
  /** Sends a suggested name as the next message; absent for older messages. */
  onChoice?: (message: string) => Promise<void>;
}

/** A chat message, with its cards and suggested names. */
export function Bubble({ said: { by, text, cards, choices }, onChoice }: BubbleProps) {
  return (
    <S.Turn data-by={by}>
      <S.Bubble data-by={by}>
        <S.Speaker>{by === 'user' ? texts.you : texts.bot}: </S.Speaker>
        {text}
      </S.Bubble>
      {cards?.map((card) => (
        <ChatCard key={`${card.kind} ${card.title}`} card={card} />
      ))}
      {onChoice && choices && choices.length > 0 && (
        <S.Choices>
          {choices.map(({ label, message }) => (
            <Chip key={label} onClick={() => void onChoice(message)}>
              {label}
            </Chip>
          ))}
        </S.Choices>
      )}
    </S.Turn>
  );
}
