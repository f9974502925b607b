import { formatPrice, paths } from '@dopahiya/domain/site';
import { lineNamesByLanguage } from '@dopahiya/engines/letter';
import { type Answering, card, textAnswer } from './answered.ts';
import { answerPage } from './page-answers.ts';

const answerItem = answerPage('quote_check');

/** Explains each line of a quotation; without one, what is known about such charges. */
export const answerQuotation: Answering = (asked) => {
  const { quoted, words } = asked;
  if (quoted.length === 0) return answerItem(asked);
  const facts = quoted.map(({ code, amount, standing }) => ({
    label: lineNamesByLanguage[words.language][code],
    value: `${formatPrice(amount)}, ${words.standings[standing]}`,
  }));
  const link = { label: words.links.page, href: paths.quoteChecker };
  return Promise.resolve(
    textAnswer(words.quotation, card({ kind: 'figures', title: words.quotationTitle, facts, link })),
  );
};
