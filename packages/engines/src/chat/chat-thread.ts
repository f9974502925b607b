import type { ChatSlots, Intent } from './chat-intents.ts';

/** An ambiguous name that matches several models, or a name that none has. */
export interface Unclear {
  written: string;
  isUnsold: boolean;
  /** Keys of the models, at most three. */
  options: readonly string[];
}

/** Conversation state carried between messages, as plain data. */
export interface ChatThread {
  intent: Intent | null;
  slots: ChatSlots;
  /** Keys of the models mentioned so far, most recent first. */
  recent: readonly string[];
  /** Models last compared or listed, in order, for references such as 'the second one'. */
  listed: readonly string[];
  /** Models offered when the visitor was asked which one they meant. */
  offered: readonly string[];
  /** The ambiguous name that the offered models share. */
  unclear: string | null;
  /** Other ambiguous names of the message, to ask about next. */
  waiting: readonly Unclear[];
  /** The last message, if its meaning was in doubt, with the other meanings that were offered. */
  doubtful: Doubtful | null;
}

/** A message and the meanings that the visitor may choose from. */
export interface Doubtful {
  written: string;
  meanings: readonly Intent[];
}

/** State of a new conversation. */
export const emptyThread: ChatThread = {
  intent: null,
  slots: {},
  recent: [],
  listed: [],
  offered: [],
  unclear: null,
  waiting: [],
  doubtful: null,
};
