import { answerUnknown } from './page-answers.ts';
import { type Answering, type Asked, card, said } from './answered.ts';

/** So many pages are asked for, and so many shown. */
const most = { asked: 4, shown: 2 } as const;

/** A guide or an answered question says it; a tool or a page of the site only leads there. */
const saying = new Set(['guide', 'question']);

/** The pages that the search finds for words, as cards: what says it before what only leads there. */
export async function pageFound(text: string, { sources, words }: Asked) {
  const found = await sources.pages.find(text, most.asked);
  const inOrder = [...found.filter(({ kind }) => saying.has(kind)), ...found.filter(({ kind }) => !saying.has(kind))];
  return inOrder.slice(0, most.shown).map(({ title, path, excerpt }) => {
    const facts = excerpt === null ? [] : [{ label: title, value: excerpt }];
    return card({ kind: 'page', title, facts, link: { label: words.links.article, href: path } });
  });
}

/** What guides and answered questions say. */
export const answerGuide: Answering = async (asked) => {
  const cards = await pageFound(asked.message, asked);
  return cards.length > 0 ? said(asked.words.guide, ...cards) : answerUnknown(asked);
};

/** A page has words of its own that say so much. */
const surely = 1.2;

/** What no other answer is for: the page that surely is about it, else where to write to. */
export const answerRest: Answering = async (asked) => {
  if (asked.isElsewhere) return answerUnknown(asked);
  const [best] = await asked.sources.pages.find(asked.message, 1);
  return best && best.score >= surely ? answerGuide(asked) : answerUnknown(asked);
};
