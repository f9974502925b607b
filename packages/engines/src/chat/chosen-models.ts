import { isUnclear } from '../parser/names/find-models.ts';
import type { ChatThread } from './chat-thread.ts';
import type { Pointed } from './references.ts';
import type { MessageParts } from './said.ts';

/** The models that a message refers to unambiguously. */
export interface Chosen {
  keys: readonly string[];
  /** Whether the message answers a "which one did you mean?" question. */
  isPicked: boolean;
}

/** Resolves the models that a message names clearly, refers back to, or picks from those offered. */
export function chosenModels(said: MessageParts, pointed: Pointed | null, thread: ChatThread): Chosen {
  const isPointed = thread.offered.length > 0 && pointed?.bikes.some((key) => thread.offered.includes(key));
  const named = said.models.flatMap((mention) => (isUnclear(mention) ? [] : mention.models));
  const offered = named.length === 1 ? named.find((key) => thread.offered.includes(key)) : undefined;
  const picked = offered ?? (isPointed ? pointed?.bikes[0] : pickedModel(said, thread));
  if (picked !== undefined) return { keys: [picked], isPicked: true };
  return { keys: [...new Set([...(pointed?.bikes ?? []), ...named])], isPicked: false };
}

/** Finds the offered model that matches a distinguishing word, such as 'N160' after 'which Pulsar?'. */
function pickedModel(said: MessageParts, { offered, listed, unclear }: ChatThread): string | undefined {
  const shown = offered.length > 0 ? offered : said.models.length === 0 ? listed : [];
  const words = wordsOf(said.text).filter((word) => !wordsOf(unclear ?? '').includes(word));
  const fitting = shown.filter((key) => words.some((word) => partsOf(key).includes(word)));
  const whole = fitting.filter((key) => key.endsWith(`-${words.join('-')}`));
  const [one] = whole.length > 0 ? whole : fitting;
  return fitting.length === 1 || whole.length === 1 ? one : undefined;
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
const partsOf = (key: string): string[] => (key.split('/')[1] ?? '').split('-');
