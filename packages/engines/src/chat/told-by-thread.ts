import { alone } from '../plain-words/alone.ts';
import type { Intent } from './chat-intents.ts';
import type { ChatThread } from './chat-thread.ts';
import { readAspect } from './read-choices.ts';
import { isFragment, type Turn } from './turn.ts';

/** Intents about one model that become a comparison when two are named. */
const ofOne: ReadonlySet<Intent | undefined> = new Set(['on_road_price', 'mileage', 'spec']);

/** Intents about a figure, which after a comparison ask of all compared bikes. */
const asksOfFigures: ReadonlySet<Intent | undefined> = new Set(['mileage', 'spec', 'ev_range_charging']);

type Retelling = readonly [isSo: (turn: Turn) => boolean, tell: (turn: Turn) => Turn];

const isNameless = ({ said, chosen }: Turn): boolean =>
  chosen.keys.length + said.models.length + said.brands.length === 0;

const best = new RegExp(alone('best|sabse|सबसे'), 'iu');
const which = new RegExp(alone('which|kaun ?s[ai]|kon ?s[ai]|कौन ?स[ीाे]|in ?me(?:in)?|इनमें|them|these'), 'iu');

/** Returns the models compared last; of names that several have, the best-selling if nobody said which. */
function comparedIn({ intent, slots, listed, offered, waiting }: ChatThread): readonly string[] {
  const guessed = [offered, ...waiting.map(({ options }) => options)].flatMap(([first]) => first ?? []);
  const open = intent === 'compare' && offered.length > 0 ? [...new Set([...(slots.bikes ?? []), ...guessed])] : [];
  return open.length > 1 ? open : listed;
}

/** Checks for 'best' without 'which': 'best mileage' asks for a list, 'which has the best mileage' may be about the compared bikes. */
const wantsBest = ({ said: { words } }: Turn): boolean => best.test(words) && !which.test(words);

/** Checks for questions such as 'Which is lighter?' about the bikes just compared. */
const asksOfListed = (turn: Turn): boolean =>
  (turn.intent === 'search' || turn.intent === 'compare') &&
  isNameless(turn) &&
  !wantsBest(turn) &&
  comparedIn(turn.thread).length > 1 &&
  !turn.said.has('bikes') &&
  readAspect(turn.said.words) !== undefined;

/** Checks for a slot value of the previous question that looks like a search: 'They want 2500', 'which one for 5 ft 4'. */
const looksLikeSearch = (turn: Turn): boolean =>
  turn.intent === 'search' &&
  turn.thread.intent !== 'search' &&
  !turn.said.has('bikes') &&
  !wantsBest(turn) &&
  isNameless(turn);

/** Checks for 'Compare them' after a comparison. */
const comparesListed = (turn: Turn): boolean =>
  turn.intent === 'compare' && isNameless(turn) && comparedIn(turn.thread).length > 1;

/** Checks for 'Which one has the best mileage?' about a list of bikes to buy. */
const asksOfList = (turn: Turn): boolean =>
  turn.intent === 'compare' &&
  isNameless(turn) &&
  (turn.thread.intent === 'search' || turn.thread.intent === 'used_search');

/** Checks for 'How much does that cost?' about paperwork. */
const looksLikeCost = (turn: Turn): boolean => turn.intent === 'running_cost' && isNameless(turn);

/** Checks for another rate, term or down payment of the loan before: '10% rate', '20000 down'. */
const changesLoan = (turn: Turn): boolean => {
  const { rate, months, down } = turn.said.numbers;
  return turn.thread.intent === 'emi' && isNameless(turn) && (rate ?? months ?? down) !== undefined;
};

const retellings: readonly Retelling[] = [
  [changesLoan, (turn) => ({ ...turn, intent: 'emi' })],
  [
    (turn) => turn.intent === 'mileage' && isNameless(turn) && wantsBest(turn),
    (turn) => ({ ...turn, intent: 'search' }),
  ],
  [(turn) => ofOne.has(turn.intent) && turn.chosen.keys.length > 1, (turn) => ({ ...turn, intent: 'compare' })],
  [
    (turn) => asksOfFigures.has(turn.intent) && turn.thread.intent === 'compare' && isNameless(turn),
    (turn) => comparing(turn),
  ],
  [(turn) => asksOfListed(turn) || comparesListed(turn), (turn) => comparing(turn)],
  [asksOfList, (turn) => ({ ...turn, intent: turn.thread.intent ?? undefined })],
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
  chosen: { keys: comparedIn(turn.thread), isPicked: false },
});

/** Reinterprets a turn in the context of the conversation where its own words would be misread. */
export function applyThread(turn: Turn): Turn {
  if (turn.thread.intent === null && turn.chosen.keys.length < 2) return turn;
  return retellings.find(([isSo]) => isSo(turn))?.[1](turn) ?? turn;
}
