import { highestSeat } from '@dopahiya/drawing';
import { formatQuantityIn } from '@dopahiya/domain/languages';
import { paths } from '@dopahiya/domain/site';
import { type Answered, type Answering, card, textAnswer, slugOf } from './answered.ts';

/** Asks users without criteria for their budget, then for the use. */
export const answerAdvice: Answering = ({ slots, words }) => {
  const hasBudget = slots.budget_max !== undefined || slots.budget_min !== undefined;
  return Promise.resolve(
    hasBudget
      ? ask(words.whichUse, words.uses)
      : ask(slots.use === undefined ? words.whichBudgetAndUse : words.whichBudget, words.budgets),
  );
};

const ask = (reply: string, choices: readonly string[]): Answered => ({
  reply,
  cards: [],
  choices: choices.map((label) => ({ label, message: label })),
});

/** Answers whether a rider of this height can flat-foot a bike, by the same rule as the pages. */
export const answerFit: Answering = async ({ slots, words, sources }) => {
  if (slots.bike === undefined) return textAnswer(words.whichBike);
  const { bike } = await sources.bikes.detail(slugOf(slots.bike));
  const { seat_height: seat } = bike.specifications;
  const { height_cm: height } = slots;
  const { labels, fitLabels } = words;
  const facts = [
    ...(height === undefined ? [] : [{ label: labels.height, value: words.centimetres(height) }]),
    ...(typeof seat === 'number'
      ? [{ label: fitLabels.seat, value: formatQuantityIn(words.language, seat, 'mm') }]
      : []),
    ...(height === undefined
      ? []
      : [{ label: fitLabels.reach, value: formatQuantityIn(words.language, highestSeat(height), 'mm') }]),
  ];
  const link = { label: words.links.bike, href: paths.bike(bike) };
  const shown = card({ kind: 'figures', title: bike.full_name, facts, link });
  if (typeof seat !== 'number') return textAnswer(words.fitUnknown(bike.full_name), shown);
  if (height === undefined) return textAnswer(words.whichHeight(bike.full_name), shown);
  const reply = seat <= highestSeat(height) ? words.fits : words.fitsNot;
  return textAnswer(reply(bike.full_name), shown);
};
