import type { ChatSlots, Intent } from './chat-intents.ts';
import type { ChatThread } from './chat-thread.ts';
import type { Chosen } from './chosen-models.ts';
import type { Pointed } from './references.ts';
import type { MessageParts } from './said.ts';

/** One message with its conversation context. */
export interface Turn {
  said: MessageParts;
  pointed: Pointed | null;
  chosen: Chosen;
  /** Intent according to the message alone. */
  intent: Intent | undefined;
  thread: ChatThread;
  slotsFor: (intent: Intent) => ChatSlots;
}

/** Checks whether a message only adds to the previous question: 'and in Pune?', 'under 1 lakh'. */
export function isFragment({ said, thread, chosen, slotsFor }: Turn): boolean {
  if (thread.intent === null) return false;
  if (chosen.keys.length > 0 || said.models.length > 0) return said.unknown.length < 2;
  const slots = { ...slotsFor(thread.intent), ...bareNumberSlots(thread, said) };
  return said.unknown.length === 0 && (Object.keys(slots).length > 0 || said.places.length > 0);
}

/** Assigns a number without a unit to the slot that the previous question still lacks. */
export function bareNumberSlots({ intent }: ChatThread, { numbers }: MessageParts): ChatSlots {
  const [bare] = numbers.bare;
  if (intent === 'valuation') return numbers.km === undefined && bare !== undefined && bare > 500 ? { km: bare } : {};
  const amount = intent === 'quote_check' || intent === 'safety_check' ? (numbers.money ?? bare) : undefined;
  return amount === undefined ? {} : { amount };
}
