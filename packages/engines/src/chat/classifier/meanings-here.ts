import type { Intent } from '../chat-intents.ts';
import type { ChatThread, Doubtful } from '../chat-thread.ts';
import { allCues } from '../intents/cues.ts';
import { hasCondition, hasCriterion } from '../intents/list-conditions.ts';
import { readWishes } from '../../plain-words/read-names.ts';
import { readField } from '../read-choices.ts';
import type { MessageParts } from '../said.ts';
import type { Guess, Meaning } from './intent-model.ts';

/**
 * Returns the meanings that are possible for a message in its conversation: only after a question, or as a bare value, can it go on, and a
 * question for advice with conditions is a search.
 */
export function meaningsHere(
  all: readonly Guess[],
  said: MessageParts,
  { intent }: Pick<ChatThread, 'intent'>,
): readonly Guess[] {
  if (intent === null && !/\p{L}/u.test(said.text)) return [{ meaning: 'out_of_scope', chance: 1 }];
  if (addsOnly(said, intent)) return [{ meaning: 'goes_on', chance: 1 }];
  const canGoOn = intent !== null || isBareValue(said);
  const chances = new Map<Meaning, number>();
  const isSearch = hasCriterion(said);
  for (const { meaning, chance } of all) {
    const here = meaningHere(meaning, said, isSearch);
    if (here !== 'goes_on' || canGoOn) chances.set(here, (chances.get(here) ?? 0) + chance);
  }
  const sum = [...chances.values()].reduce((one, other) => one + other, 0);
  return [...chances]
    .map(([meaning, chance]) => ({ meaning, chance: chance / sum }))
    .toSorted((one, other) => other.chance - one.chance);
}

/** Advice with conditions is a search, 'which is best for me' without any needs advice, and of a model a rule may be asked. */
function meaningHere(meaning: Meaning, said: MessageParts, isSearch: boolean): Meaning {
  if (meaning === 'advice' && isSearch) return 'search';
  const isNameless = said.models.length + said.brands.length === 0;
  if (meaning === 'search' && !isSearch && isNameless && said.has('undecided')) return 'advice';
  return meaning === 'spec' && said.has('guideAlways') && readField(said.words) === undefined ? 'guide' : meaning;
}

const hasCue = (said: MessageParts): boolean => allCues.some((cue) => said.has(cue));

/** Checks whether a message only adds a place to the question before it, or what was asked to give advice. */
const addsOnly = (said: MessageParts, intent: ChatThread['intent']): boolean =>
  intent === 'advice' ? isConditionAlone(said) || isPlaceAlone(said) : intent !== null && isPlaceAlone(said);

/** Checks whether a message only says what the bike is for or may cost, as asked for: 'long rides'. */
const isConditionAlone = (said: MessageParts): boolean =>
  hasCondition(said) && said.unknown.length + said.models.length + said.brands.length === 0;

/** Checks whether a message only names a place, such as 'Kanpur me', which answers or changes the question before it. */
const isPlaceAlone = (said: MessageParts): boolean =>
  said.places.length > 0 &&
  said.unknown.length + said.models.length + said.brands.length === 0 &&
  !hasCondition(said) &&
  !hasCue(said);

/** Checks whether a message is a name or a condition without a question: 'Activa', 'only electric'. */
const isBareValue = (said: MessageParts): boolean =>
  (said.models.length + said.brands.length > 0 || hasCondition(said)) && !hasCue(said);

/** Returns the offered meaning that a message chooses without saying anything else, such as 'Mileage'; undefined if it asks something new. */
export function chosenMeaning(
  said: MessageParts,
  [first]: readonly Guess[],
  { meanings }: Doubtful,
): Intent | undefined {
  const { models, brands, places, numbers } = said;
  const isNameless = models.length + brands.length + places.length + numbers.bare.length === 0;
  return isNameless && readWishes(said.words).length === 0
    ? meanings.find((meaning) => meaning === first?.meaning)
    : undefined;
}
