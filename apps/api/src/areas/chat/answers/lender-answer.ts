import { formatNumber, paths } from '@dopahiya/domain/site';
import type { LoanOffer } from '@dopahiya/domain/prices';
import { type Answering, card, textAnswer } from './answered.ts';
import { answerPage } from './page-answers.ts';

/** Lenders by the names used in messages. */
const idsOf: Readonly<Record<string, string>> = {
  hdfc: 'hdfc-bank',
  sbi: 'state-bank-of-india',
  icici: 'icici-bank',
  axis: 'axis-bank',
  hero_fincorp: 'hero-fincorp',
  canara: 'canara-bank',
  boi: 'bank-of-india',
  yes: 'yes-bank',
  uco: 'uco-bank',
  union: 'union-bank-of-india',
};

/** Names of lenders without a listed rate. */
const unlisted: Readonly<Record<string, string>> = {
  pnb: 'Punjab National Bank',
  bajaj: 'Bajaj Finance',
  l_and_t: 'L&T Finance',
};

/** Maximum number of lenders on a card. */
const max = 5;

const rateOf = ({ rate_from, rate_up_to }: LoanOffer): string =>
  [rate_from, rate_up_to].flatMap((rate) => (rate === null ? [] : `${formatNumber(rate)}%`)).join(' – ');

const answerLoan = answerPage('loan');

/** Answers with lenders' rates from the loan page's table; other loan questions link to that page. */
export const answerLenders: Answering = async (asked) => {
  const { slots, words, sources } = asked;
  const isOfRate = slots.topic === 'interest_rate' || (slots.lender !== undefined && slots.topic === undefined);
  if (!isOfRate) return answerLoan(asked);
  const listed = (await sources.loanOffers.list()).filter(({ is_sample }) => !is_sample);
  const named = listed.find(({ id }) => id === idsOf[slots.lender ?? '']);
  const lowest = listed.toSorted((one, other) => one.rate_from - other.rate_from).slice(0, max);
  const shown = named ? [named] : lowest;
  const facts = shown.map((offer) => ({ label: offer.lender, value: rateOf(offer) }));
  const { lender } = slots;
  const others = lender === undefined ? words.lenderRates : words.noLender(unlisted[lender] ?? lender);
  const reply = named ? words.lenderRate(named.lender, rateOf(named)) : others;
  const link = { label: words.links.page, href: paths.bikeLoan };
  return textAnswer(
    reply,
    card({ kind: 'figures', title: words.labels.rate, month: shown[0]?.month ?? null, facts, link }),
  );
};
