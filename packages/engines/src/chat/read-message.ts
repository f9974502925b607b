import type { ChatSlots, Intent } from './chat-intents.ts';
import type { ChatNames } from './chat-names.ts';
import type { ChatThread } from './chat-thread.ts';
import { chosenModels } from './chosen-models.ts';
import { messageText } from './message-text.ts';
import { MessageParser } from './message-parser.ts';
import { unknownPlace } from './names/unknown-place.ts';
import { readIntent } from './intents/read-intent.ts';
import { type QuotedLine, quotedLines } from './quoted-lines.ts';
import { readSlots } from './read-slots.ts';
import { pointedAt, withoutPrices } from './references.ts';
import { inThread, type Unclear } from './in-thread.ts';

const manners = ['abuse', 'thanks', 'bye', 'fine'] as const;

/** Manner of a message that asks nothing. */
export type Manner = (typeof manners)[number];

/** Result of reading a message. */
export interface ChatReading {
  intent: Intent;
  slots: ChatSlots;
  /** Ambiguous names, with at most three models to choose from. */
  unclear: readonly Unclear[];
  /** Quotation lines in the message. */
  quoted: readonly QuotedLine[];
  /** An unknown word where a city is expected. */
  unknownPlace?: string | undefined;
  /** Polite or impolite remark, if the message contains nothing else. */
  manner?: Manner | undefined;
  /** Whether the message is unrelated to two-wheelers. */
  isElsewhere: boolean;
  /** State to keep until the next message. */
  thread: ChatThread;
}

/** Reads messages against the names of one catalogue. */
export class ChatReader {
  readonly #names: ChatNames;
  readonly #parser: MessageParser;

  /** Takes the names that messages may mention. */
  constructor(names: ChatNames) {
    this.#names = names;
    this.#parser = new MessageParser(names);
  }

  /** Reads a message in the context of the conversation. */
  read(written: string, thread: ChatThread): ChatReading {
    const text = messageText(written);
    const pointed = pointedAt(text, thread, this.#names.bikes);
    const said = this.#parser.parse(pointed ? withoutPrices(text) : text, quotedLines(written.slice(0, longestQuotation)));
    const reading = inThread({
      said,
      pointed,
      chosen: chosenModels(said, pointed, thread),
      intent: readIntent(said),
      thread,
      slotsFor: (intent) => readSlots(intent, said),
    });
    const manner = reading.intent === 'greeting' ? manners.find((one) => said.has(one)) : undefined;
    return {
      ...reading,
      manner,
      isElsewhere: said.has('elsewhere'),
      unknownPlace: said.places.length > 0 ? undefined : unknownPlace(text, said.unknown),
    };
  }
}

/** Maximum number of characters read as a quotation. */
const longestQuotation = 1000;
