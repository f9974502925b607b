import { placeNameIn } from '@dopahiya/domain/languages';
import { formatPrice, paths } from '@dopahiya/domain/site';
import { officeIn, type Situation, typedText } from '@dopahiya/engines/plain-words';
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
  if (slots.topic === 'rto_code') return answerOffice(asked);
  const { topic } = slots;
  const page = await pageFound(situationWords[topic], asked);
  const facts = factsOf(topic, asked);
  const [first] = page;
  const cards = first && topic !== 'past_price' ? [{ ...first, facts: [...facts, ...first.facts] }] : [];
  const { past_price, ...replies } = words.situations;
  return textAnswer(
    topic === 'past_price' ? past_price(String(slots.year ?? '')) : replies[topic],
    ...cards,
    ...(await priceToday(topic, asked)),
    ...(cards.length > 0 ? [] : [yearCard(facts, words)]),
  );
};

/** Names the place of a registration office, or the office of a place. */
const answerOffice: Answering = async ({ message, slots, words, sources }) => {
  const { offices, situationFacts, labels, unknown } = words;
  const code = officeIn(typedText(message));
  const { cities, guess } = await sources.cityFinder.find(code ?? slots.city ?? message);
  const [city] = cities;
  if (!city || guess?.kind === 'unknown') return textAnswer(unknown);
  const own = code ?? city.rto_code;
  const place = placeNameIn(words.language, city.name);
  const state = placeNameIn(words.language, city.state);
  if (own === null) return textAnswer(offices.unknown(place));
  const facts = [{ label: situationFacts.code, value: own }];
  const isCity = code === undefined || guess === null;
  return textAnswer(
    isCity ? offices.ofCity(own, place, state) : offices.ofState(own, state),
    card({
      kind: 'page',
      title: isCity ? place : state,
      facts,
      link: { label: labels.onRoad, href: paths.priceChecker },
    }),
  );
};

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
