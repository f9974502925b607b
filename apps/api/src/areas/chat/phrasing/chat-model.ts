import type { ChatCard } from '@dopahiya/domain/chat';
import * as z from 'zod';

/** Rephrases a reply; undefined if the result is unusable. */
export type Phrase = (reply: string, cards: readonly ChatCard[]) => Promise<string | undefined>;

/** Address and timeout of an OpenAI-compatible model. */
export interface ModelSettings {
  url: string;
  /** In ms; defaults to 2 s. */
  timeout?: number;
  fetch?: typeof fetch;
}

const answerSchema = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const maxLength = 600;
const maxBytes = 20_000;

const order =
  'Word the sentence anew in one or two friendly sentences, in its own language. Use only the facts that are given: no other number, name, link or promise.';

/**
 * Creates a function that rephrases replies with a model; it receives only the reply and its cards, never the user's message or identity.
 */
export function phraseBy({ url, timeout = 2000, fetch: ask = fetch }: ModelSettings): Phrase {
  return async (reply, cards) => {
    try {
      const facts = JSON.stringify({
        sentence: reply,
        facts: cards.map(({ title, month, facts: of }) => ({ title, month, facts: of })),
      });
      const body = JSON.stringify({
        messages: [
          { role: 'system', content: order },
          { role: 'user', content: facts },
        ],
        temperature: 0.2,
        max_tokens: 200,
      });
      const answer = await ask(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      const text = (await answer.text()).slice(0, maxBytes);
      const [first] = answerSchema.parse(JSON.parse(text)).choices;
      const said = first?.message.content.trim() ?? '';
      return isOfFacts(said, reply, cards) ? said : undefined;
    } catch {
      return undefined;
    }
  };
}

const link = /https?:|www\.|\.(?:com|in|org|net|co)\b|<|\]\(/i;
/** Matches names: capitalised words within a sentence, and words with digits. */
const name = /(?<=[\p{L}\p{N},;:]\s)\p{Lu}[\p{L}\p{N}-]*|[\p{L}-]*\d[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*/gu;

/** Checks that a text contains no number, name or link missing from the facts. */
function isOfFacts(text: string, reply: string, cards: readonly ChatCard[]): boolean {
  if (text === '' || text.length > maxLength || link.test(text)) return false;
  const shown = [
    reply,
    ...cards.flatMap(({ title, facts }) => [title, ...facts.flatMap(({ label, value }) => [label, value])]),
  ]
    .join(' ')
    .toLowerCase();
  const names = text.match(name) ?? [];
  const isKnown = (word: string) => word === 'I' || shown.includes(word.toLowerCase());
  return names.every(isKnown) && hasOnlyKnownNumbers(text, cards);
}

const number = /\d[\d,]*(?:\.\d+)?/g;

const numbersIn = (text: string): string[] => (text.match(number) ?? []).map((one) => one.replaceAll(',', ''));

/** Checks that every number of a reply appears on a card: as a figure, or as part of a name. */
export function hasOnlyKnownNumbers(reply: string, cards: readonly Pick<ChatCard, 'title' | 'facts'>[]): boolean {
  const shown = cards.flatMap(({ title, facts }) => [title, ...facts.flatMap(({ label, value }) => [label, value])]);
  const known = new Set(shown.flatMap(numbersIn));
  return numbersIn(reply).every((one) => known.has(one));
}
