import type { Intent } from '../chat-intents.ts';
import type { MessageParts } from '../said.ts';

/** Returns the intent of what has a form of its own: a situation that a search knows too, and the lines of a quotation. */
export function certainIntent({ situation, quoted }: MessageParts): Intent | undefined {
  if (situation !== undefined) return 'situation';
  return quoted.length > 0 ? 'quote_check' : undefined;
}
