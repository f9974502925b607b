import { isUnclear } from '../parser/names/find-models.ts';
import { type ChatSlots, hasSlot, type Intent } from './chat-intents.ts';
import type { ChatThread, Unclear } from './chat-thread.ts';
import type { Chosen } from './chosen-models.ts';
import { hasCondition } from './intents/list-conditions.ts';
import { mergeKeptSlots } from './kept-slots.ts';
import type { ChatReading } from './read-message.ts';
import { applyThread } from './told-by-thread.ts';
import { inheritedSlots } from './taken-over.ts';
import { isFragment, bareNumberSlots, type Turn } from './turn.ts';

/** A message's intent and values in the context of the conversation. */
type Reading = Pick<ChatReading, 'intent' | 'slots' | 'unclear' | 'quoted' | 'thread'>;

/** Reads a message in the context of the conversation. */
export function inThread(given: Turn): Reading {
  const turn = applyThread(given);
  const asked = turn.intent ?? unspokenIntent(turn);
  if (asked === 'out_of_scope' || asked === 'greeting' || asked === 'guide')
    return { intent: asked, slots: {}, unclear: [], quoted: [], thread: turn.thread };
  const unclear = unclearIn(turn, asked);
  const slots = slotsOf(turn, asked, unclear);
  const intent = asked === 'advice' && isAdvised(slots) ? 'search' : asked;
  const { quoted } = turn.said;
  return { intent, slots, unclear, quoted, thread: threadAfter(turn.thread, { intent, slots, unclear }) };
}

/** Checks whether a budget and a use, body style or fuel are known, which is enough to list bikes. */
const isAdvised = ({ budget_max, budget_min, use, body, fuel }: ChatSlots): boolean =>
  (budget_max ?? budget_min) !== undefined && (use ?? body ?? fuel) !== undefined;

/** Infers the intent of a message without intent words: the previous intent, else a comparison or a model page. */
function unspokenIntent(turn: Turn): Intent {
  const { said, thread, chosen } = turn;
  if (thread.intent !== null && isFragment(turn)) return thread.intent;
  if (chosen.keys.length > 1) return 'compare';
  if (chosen.keys.length === 1 || said.models.length > 0) return 'spec';
  return (said.brands.length > 0 || hasCondition(said)) && said.unknown.length === 0 ? 'search' : 'out_of_scope';
}

function unclearIn({ said, chosen, thread }: Turn, intent: Intent): readonly Unclear[] {
  if (chosen.isPicked) return hasSlot(intent, 'bikes') ? thread.waiting : [];
  if (isStillOpen({ said, chosen, thread }, intent))
    return [{ written: thread.unclear ?? '', isUnsold: false, options: thread.offered }, ...thread.waiting];
  // A coming model is one of its brand, not one of those that share its name.
  if (intent === 'upcoming' || (chosen.keys.length > 0 && !hasSlot(intent, 'bikes'))) return [];
  return said.models
    .filter(isUnclear)
    .map(({ models, written, isUnsold = false }) => ({ written, options: models, isUnsold }));
}

/** Checks for a message that adds to a question about one model without saying which of those offered: 'emi of ntorq', then '36 months'. */
const isStillOpen = ({ said, chosen, thread }: Pick<Turn, 'said' | 'chosen' | 'thread'>, intent: Intent): boolean =>
  thread.unclear !== null &&
  thread.intent === intent &&
  hasSlot(intent, 'bike') &&
  thread.slots.bike === undefined &&
  chosen.keys.length + said.models.length + said.brands.length === 0 &&
  said.numbers.money === undefined;

function slotsOf(turn: Turn, intent: Intent, unclear: readonly Unclear[]): ChatSlots {
  const { thread, said } = turn;
  const own = { ...turn.slotsFor(intent), ...(turn.intent === undefined ? bareNumberSlots(thread, said) : {}) };
  const before = thread.intent === intent && goesOn(turn, intent) ? thread.slots : inheritedSlots(turn, intent);
  const given = { ...own, ...chosenSlots(turn, intent, own) };
  const { bike, budget_min, ...rest }: ChatSlots = { ...mergeKeptSlots(before, given, intent), ...given };
  const isModelOut = unclear.length > 0 || (intent === 'emi' && own.amount !== undefined);
  const isMinOut = turn.intent !== undefined && own.budget_max !== undefined && own.budget_min === undefined;
  return allowed(intent, {
    ...rest,
    ...(!isModelOut && bike !== undefined && { bike }),
    ...(!isMinOut && budget_min !== undefined && { budget_min }),
  });
}

const allowed = (intent: Intent, slots: ChatSlots): ChatSlots =>
  Object.fromEntries(Object.entries(slots).filter(([slot]) => hasSlot(intent, slot))) as ChatSlots;

/** Maximum number of words for a message to refine the previous search; a longer one starts a new search. */
const maxWordsToGoOn = 5;

/** Checks whether a message continues the previous question. */
function goesOn({ said, intent: own, pointed }: Turn, intent: Intent): boolean {
  if (own === undefined || pointed) return true;
  if (intent === 'compare') return false;
  const isList = intent === 'search' || intent === 'used_search';
  return !isList || said.has('amongThem') || (wordsIn(said.words) < maxWordsToGoOn && !said.has('choosing'));
}

const wordsIn = (text: string): number => text.split(' ').filter((word) => word !== '').length;

function chosenSlots({ chosen, thread }: Turn, intent: Intent, own: ChatSlots): ChatSlots {
  const [first] = chosen.keys;
  if (first === undefined) return {};
  if (hasSlot(intent, 'bikes')) return { bikes: [...new Set(chosenTogether(chosen, thread, intent))] };
  const isBrandWanted = hasSlot(intent, 'brand') && !hasSlot(intent, 'bike') && own.brand === undefined;
  return { bike: first, ...(isBrandWanted && { brand: first.split('/')[0] ?? '' }) };
}

/** Returns the models to compare; a single model is compared with the one mentioned before. */
function chosenTogether({ keys, isPicked }: Chosen, { recent, slots }: ChatThread, intent: Intent): readonly string[] {
  if (isPicked) return [...(slots.bikes ?? []), ...keys];
  const beside = recent.filter((key) => !keys.includes(key)).slice(0, 1);
  return intent === 'compare' && keys.length === 1 ? [...keys, ...beside] : keys;
}

const mostRecent = 4;

function threadAfter(
  thread: ChatThread,
  { intent, slots, unclear }: Pick<ChatReading, 'intent' | 'slots' | 'unclear'>,
): ChatThread {
  const spoken = [...(slots.bikes ?? []), ...(slots.bike === undefined ? [] : [slots.bike])];
  const [asked, ...waiting] = unclear;
  return {
    intent,
    slots,
    recent: [...new Set([...spoken, ...thread.recent])].slice(0, mostRecent),
    listed: listedAfter(thread, slots),
    offered: asked?.options ?? [],
    unclear: asked?.written ?? null,
    waiting,
    doubtful: null,
  };
}

/** Returns the models listed after this message: those compared, or those offered as options. */
function listedAfter({ listed, offered }: ChatThread, { bikes = [] }: ChatSlots): readonly string[] {
  if (bikes.length > 1) return bikes;
  return offered.length > 0 ? offered : listed;
}
