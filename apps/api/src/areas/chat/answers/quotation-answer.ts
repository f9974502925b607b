import { formatPrice, paths } from '@dopahiya/domain/site';
import { lineNames } from '@dopahiya/engines/quotation';
import { type Answering, card, textAnswer } from './answered.ts';
import { answerPage } from './page-answers.ts';

const answerItem = answerPage('quote_check');

/** Explains each line of a quotation; without one, what is known about such charges. */
export const answerQuotation: Answering = (asked) => {
  const { quoted, words } = asked;
  if (quoted.length === 0) return answerItem(asked);
  const facts = quoted.map(({ code, amount, standing }) => ({
    label: lineNames[code],
    value: `${formatPrice(amount)}, ${words.standings[standing]}`,
  }));
  const link = { label: words.links.page, href: paths.quoteChecker };
  return Promise.resolve(
    textAnswer(words.quotation, card({ kind: 'figures', title: words.quotationTitle, facts, link })),
  );
};
