import type { ChatCard } from '@dopahiya/domain/chat';
import { paths } from '@dopahiya/domain/site';
import { isHindi } from '../words/chat-words.ts';
import { answerUnknown } from './page-answers.ts';
import { type Answering, type Asked, card, said } from './answered.ts';

/** So many pages are asked for, and so many shown. */
const max = { asked: 4, shown: 2 } as const;

/** An answered question says it, a guide goes into it; a tool or a page of the site only leads there. */
const kinds = ['question', 'guide'];
const placeOf = (kind: string): number => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length);

/** The pages that the search finds for words, as cards: what says it before what only leads there. */
export async function pageFound(text: string, { sources, words }: Asked) {
  const found = await sources.pages.find(text, max.asked);
  const inOrder = found.toSorted((one, other) => placeOf(one.kind) - placeOf(other.kind));
  return inOrder.slice(0, max.shown).map(({ title, path, excerpt }) => {
    const facts = excerpt === null ? [] : [{ label: title, value: excerpt }];
    return card({ kind: 'page', title, facts, link: { label: words.links.article, href: path } });
  });
}

const isQuestion = (shown: ChatCard | undefined): boolean => shown?.link?.href.startsWith(`${paths.faqs}#`) === true;

/** What answered questions and guides say. */
export const answerGuide: Answering = async (asked) => {
  const cards = await pageFound(asked.message, asked);
  const [first] = cards;
  const answer = isQuestion(first) && !isHindi(asked.message) ? first?.facts[0]?.value : undefined;
  return first ? said(answer ?? asked.words.guide, ...cards) : answerUnknown(asked);
};

/** A page has words of its own that say so much. */
const surely = 1.2;

/** What no other answer is for: the page that surely is about it, else where to write to. */
export const answerRest: Answering = async (asked) => {
  if (asked.isElsewhere) return answerUnknown(asked);
  const [best] = await asked.sources.pages.find(asked.message, 1);
  return best && best.score >= surely ? answerGuide(asked) : answerUnknown(asked);
};
