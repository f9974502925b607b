import type { Intent } from '../chat-intents.ts';
import type { Guess } from './intent-model.ts';

/** How sure it is what a message means: enough to answer; to answer and offer others; or only to ask back. */
export type Sureness = 'sure' | 'likely' | 'unsure';

const least = { sure: 0.7, likely: 0.4 } as const;

/** Returns how sure the most likely meaning is. */
export function surenessOf([first]: readonly Guess[]): Sureness {
  const chance = first?.chance ?? 0;
  if (chance >= least.sure) return 'sure';
  return chance >= least.likely ? 'likely' : 'unsure';
}

/** Meanings that are no help to choose from. */
const notOffered: ReadonlySet<string> = new Set(['goes_on', 'greeting', 'out_of_scope', 'situation']);

/** Numbers of meanings offered next to an answer, and instead of one. */
const offered = { likely: 2, unsure: 3, sure: 0 } as const;

/** Returns the meanings to offer: the next ones after the answered intent, or the most likely if nothing was answered. */
export function meaningsToOffer(all: readonly Guess[], sureness: Sureness, answered: Intent): readonly Intent[] {
  return all
    .map(({ meaning }) => meaning as Intent)
    .filter((meaning) => !notOffered.has(meaning) && (sureness === 'unsure' || meaning !== answered))
    .slice(0, offered[sureness]);
}
