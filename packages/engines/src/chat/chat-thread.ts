import type { ChatSlots, Intent } from './chat-intents.ts';

/** What a conversation is about so far; plain data, to be kept between two messages. */
export interface ChatThread {
  intent: Intent | null;
  slots: ChatSlots;
  /** Keys of the models that were spoken of, the last first. */
  recent: readonly string[];
  /** The models that were last compared or shown, in their order: 'the second one'. */
  listed: readonly string[];
  /** The models of which the visitor was asked to name one. */
  offered: readonly string[];
  /** The name that they have in common. */
  unclear: string | null;
}

/** A conversation that has not begun. */
export const emptyThread: ChatThread = { intent: null, slots: {}, recent: [], listed: [], offered: [], unclear: null };
