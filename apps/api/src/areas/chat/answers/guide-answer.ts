import type { ChatCard } from '@dopahiya/domain/chat';
import { paths } from '@dopahiya/domain/site';
import { isHindi } from '../words/chat-words.ts';
import { answerUnknown } from './page-answers.ts';
import { type Answering, type Asked, card, textAnswer } from './answered.ts';

/** Maximum numbers of pages to request and to show. */
const max = { asked: 4, shown: 2 } as const;

/** An FAQ or guide answers the question; a tool or page of the site only links to it. */
const kinds = ['question', 'guide'];
const placeOf = (kind: string): number => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length);

/** Searches pages for words and returns them as cards: those that answer before those that only link. */
export async function pageFound(text: string, { sources, words }: Asked) {
  const found = await sources.pages.find(text, max.asked);
  const inOrder = found.toSorted((one, other) => placeOf(one.kind) - placeOf(other.kind));
  return inOrder.slice(0, max.shown).map(({ title, path, excerpt }) => {
    const facts = excerpt === null ? [] : [{ label: title, value: excerpt }];
    return card({ kind: 'page', title, facts, link: { label: words.links.article, href: path } });
  });
}

const isQuestion = (shown: ChatCard | undefined): boolean => shown?.link?.href.startsWith(`${paths.faqs}#`) === true;

/** Answers from FAQs and guides. */
export const answerGuide: Answering = async (asked) => {
  const cards = await pageFound(asked.message, asked);
  const [first] = cards;
  const answer = isQuestion(first) && !isHindi(asked.message) ? first?.facts[0]?.value : undefined;
  return first ? textAnswer(answer ?? asked.words.guide, ...cards) : answerUnknown(asked);
};

/** Minimum score of a page that is certainly about the question. */
const surely = 1.2;

/** Fallback: the page that is certainly about the question, else the contact address. */
export const answerRest: Answering = async (asked) => {
  if (asked.isElsewhere) return answerUnknown(asked);
  const [best] = await asked.sources.pages.find(asked.message, 1);
  return best && best.score >= surely ? answerGuide(asked) : answerUnknown(asked);
};
