import { alone } from '../plain-words/alone.ts';
import type { Intent } from './chat-intents.ts';
import { readAspect } from './read-choices.ts';
import { isFragment, type Turn } from './turn.ts';

/** Questions about one model, which of two are a comparison. */
const ofOne: ReadonlySet<Intent | undefined> = new Set(['on_road_price', 'mileage', 'spec']);

type Retelling = readonly [isSo: (turn: Turn) => boolean, tell: (turn: Turn) => Turn];

const isNameless = ({ said, chosen }: Turn): boolean =>
  chosen.keys.length + said.models.length + said.brands.length === 0;

const best = new RegExp(alone('best|sabse|सबसे'), 'iu');
const which = new RegExp(alone('which|kaun ?s[ai]|kon ?s[ai]|कौन ?स[ीाे]|in ?me(?:in)?|इनमें|them|these'), 'iu');

/** 'Best mileage' asks for a list, 'which has the best mileage' may ask of what was compared. */
const wantsBest = ({ said: { words } }: Turn): boolean => best.test(words) && !which.test(words);

/** 'Which is lighter?' of what was compared. */
const asksOfListed = (turn: Turn): boolean =>
  turn.intent === 'search' &&
  isNameless(turn) &&
  !wantsBest(turn) &&
  turn.thread.listed.length > 1 &&
  !turn.said.has('bikes') &&
  readAspect(turn.said.words) !== undefined;

/** 'They want 2500', 'which one for 5 ft 4': a value of the question before it that looks like a search. */
const looksLikeSearch = (turn: Turn): boolean =>
  turn.intent === 'search' &&
  turn.thread.intent !== 'search' &&
  !turn.said.has('bikes') &&
  !wantsBest(turn) &&
  isNameless(turn);

/** 'How much does that cost?' of papers. */
const looksLikeCost = (turn: Turn): boolean => turn.intent === 'running_cost' && isNameless(turn);

const retellings: readonly Retelling[] = [
  [
    (turn) => turn.intent === 'mileage' && isNameless(turn) && wantsBest(turn),
    (turn) => ({ ...turn, intent: 'search' }),
  ],
  [(turn) => ofOne.has(turn.intent) && turn.chosen.keys.length > 1, (turn) => ({ ...turn, intent: 'compare' })],
  [
    (turn) =>
      (turn.intent === 'mileage' || turn.intent === 'spec') && turn.thread.intent === 'compare' && isNameless(turn),
    (turn) => comparing(turn),
  ],
  [asksOfListed, (turn) => comparing(turn)],
  [
    ({ intent, pointed, chosen, said }) =>
      intent === 'search' && pointed !== null && chosen.keys.length > 1 && readAspect(said.words) !== undefined,
    (turn) => ({ ...turn, intent: 'compare' }),
  ],
  [
    (turn) => (looksLikeSearch(turn) || looksLikeCost(turn)) && isFragment(turn),
    (turn) => ({ ...turn, intent: undefined }),
  ],
];

const comparing = (turn: Turn): Turn => ({
  ...turn,
  intent: 'compare',
  chosen: { keys: turn.thread.listed, isPicked: false },
});

/** A turn with what it asks in the light of those before it, where its own words say something else. */
export function toldByThread(turn: Turn): Turn {
  if (turn.thread.intent === null && turn.chosen.keys.length < 2) return turn;
  return retellings.find(([isSo]) => isSo(turn))?.[1](turn) ?? turn;
}
