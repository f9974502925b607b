import { alone } from '../../plain-words/alone.ts';
import table from '../../parser/words/topic-words.json' with { type: 'json' };
import { wordsByMeaning } from '../../parser/words/word-table.ts';
import type { Intent } from '../chat-intents.ts';

/** Patterns of the topics within an intent; the first match wins. */
const patterns = [...wordsByMeaning(table)].map(([meaning, words]) => {
  const [intent = '', topic = ''] = meaning.split(' ');
  return { intent, topic, words: new RegExp(alone(words.join('|')), 'iu') };
});

/** Returns the topic within an intent; undefined if none is mentioned. */
export const topicOf = (intent: Intent, text: string): string | undefined =>
  patterns.find((one) => one.intent === intent && one.words.test(text))?.topic;
