import type { ChatCard } from '@dopahiya/domain/chat';
import { paths } from '@dopahiya/domain/site';
import type { FoundPageRow } from '../../search/index.ts';
import { isHindi } from '../words/chat-words.ts';
import { type Answered, type Answering, type Asked, card, contactCard, textAnswer } from './answered.ts';

/** Maximum numbers of pages to request and to show. */
const max = { asked: 6, shown: 2 } as const;

/** An FAQ or guide answers the question; a tool or page of the site only links to it. */
const isAnswering = ({ kind }: FoundPageRow): boolean => kind === 'question' || kind === 'guide';

/** Minimum rank of an FAQ relative to the best page to come before a guide: it says the answer itself. */
const nearBest = 0.6;

/** Rank of a page: one that has all the words comes before one that has a single rare word. */
const rankOf = ({ score, share }: FoundPageRow): number => score * share;

/** Minimum score of a page that is certainly about the question, and share of the question's words that it has. */
const surely = { score: 1.2, share: 0.5 } as const;

/** Searches pages for words and returns them as cards: those that answer before those that only link. */
export async function pageFound(text: string, asked: Asked): Promise<ChatCard[]> {
  return pageCards(await asked.sources.pages.find(text, max.asked, asked.words.language), asked);
}

function pageCards(found: readonly FoundPageRow[], { words }: Asked): ChatCard[] {
  const best = Math.max(...found.map(rankOf));
  const placeOf = (page: FoundPageRow): number => {
    if (page.kind === 'question' && rankOf(page) >= nearBest * best) return 0;
    return isAnswering(page) ? 1 : 2;
  };
  const inOrder = found.toSorted((one, other) => placeOf(one) - placeOf(other) || other.score - one.score);
  return inOrder.slice(0, max.shown).map(({ title, path, excerpt }) => {
    const facts = excerpt === null ? [] : [{ label: title, value: excerpt }];
    return card({ kind: 'page', title, facts, link: { label: words.links.article, href: path } });
  });
}

const isQuestion = (shown: ChatCard | undefined): boolean => shown?.link?.href.startsWith(`${paths.faqs}#`) === true;

function answerWith(cards: readonly ChatCard[], { words }: Asked): Answered {
  const [first] = cards;
  if (!first) return textAnswer(words.unknown, contactCard(words));
  const answer = isQuestion(first) ? first.facts[0]?.value : undefined;
  const isOwn = answer !== undefined && isHindi(answer) === (words.language === 'hi');
  return textAnswer(isOwn ? answer : words.guide, ...cards);
}

/** Answers from FAQs and guides. */
export const answerGuide: Answering = async (asked) => answerWith(await pageFound(asked.message, asked), asked);

async function surePages({ message, sources, words }: Asked): Promise<FoundPageRow[]> {
  const found = await sources.pages.find(message, max.asked, words.language);
  return found.filter(({ score, share }) => score >= surely.score && share >= surely.share);
}

/** Answers from the FAQs and guides that are certainly about the question; null if there are none. */
export async function answerSurely(asked: Asked): Promise<Answered | null> {
  const pages = (await surePages(asked)).filter(isAnswering);
  return pages.length > 0 ? answerWith(pageCards(pages, asked), asked) : null;
}

/** Fallback: the pages that are certainly about the question, but no reviews of bikes; else the contact address. */
export const answerRest: Answering = async (asked) => {
  const pages = asked.isElsewhere ? [] : await surePages(asked);
  return answerWith(
    pageCards(
      pages.filter(({ kind }) => kind !== 'news'),
      asked,
    ),
    asked,
  );
};
