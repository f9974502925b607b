import type { Intent } from '../chat-intents.ts';
import { readBody } from '../read-choices.ts';
import type { MessageParts } from '../said.ts';

/**
 * Returns the intent of what has a form of its own: a situation that a search knows too, the lines of a quotation, and a kind of bike alone,
 * such as 'cruisers'.
 */
export function certainIntent({ situation, quoted, masked }: MessageParts): Intent | undefined {
  if (situation !== undefined) return 'situation';
  if (quoted.length > 0) return 'quote_check';
  return isOneWord(masked) && readBody(masked) !== undefined ? 'search' : undefined;
}

const isOneWord = (text: string): boolean => /^\s*\S+\s*$/.test(text);
