import { formatPrice, paths } from '@dopahiya/domain/site';
import type { Situation } from '@dopahiya/engines/plain-words';
import { situationWords } from '../../search/index.ts';
import type { ChatWords } from '../words/chat-words.ts';
import { type Answering, type Asked, card, textAnswer, slugOf } from './answered.ts';
import { answerGuide, pageFound } from './guide-answer.ts';

const isSituation = (topic: string | undefined): topic is Situation =>
  topic !== undefined && Object.hasOwn(situationWords, topic);

/** Answers what is known about a user's situation and links to its page; never lists bikes to buy. */
export const answerSituation: Answering = async (asked) => {
  const { slots, words } = asked;
  if (!isSituation(slots.topic)) return answerGuide(asked);
  const { topic } = slots;
  const page = await pageFound(situationWords[topic], asked);
  const facts = factsOf(topic, asked);
  const [first] = page;
  const cards = first && topic !== 'past_price' ? [{ ...first, facts: [...facts, ...first.facts] }] : [];
  return textAnswer(
    replyOf(topic, asked),
    ...cards,
    ...(await priceToday(topic, asked)),
    ...(cards.length > 0 ? [] : [yearCard(facts, words)]),
  );
};

function replyOf(topic: Situation, { slots, words: { situations } }: Asked): string {
  return topic === 'past_price' ? situations.past_price(String(slots.year ?? '')) : situations[topic];
}

function factsOf(topic: Situation, { slots, words: { situationFacts: labels } }: Asked) {
  if (topic === 'stolen' || topic === 'accident') return [{ label: labels.help, value: '112' }];
  if (topic === 'age_limit') return [{ label: labels.renewal, value: labels.renewalValue }];
  return topic === 'past_price' ? [{ label: labels.year, value: String(slots.year ?? '') }] : [];
}

const yearCard = (facts: { label: string; value: string }[], { links }: ChatWords) =>
  card({ kind: 'page', title: links.value, facts, link: { label: links.value, href: paths.howWeValue } });

/** Answers with today's price when another one is asked for that we do not have. */
async function priceToday(topic: Situation, { slots, words, sources }: Asked) {
  if (slots.bike === undefined || (topic !== 'csd' && topic !== 'past_price')) return [];
  const { bike } = await sources.bikes.detail(slugOf(slots.bike));
  if (bike.price === null) return [];
  const facts = [{ label: words.labels.price, value: formatPrice(bike.price) }];
  const link = { label: words.links.bike, href: paths.bike(bike) };
  return [card({ kind: 'figures', title: bike.full_name, month: bike.price_month, facts, link })];
}
