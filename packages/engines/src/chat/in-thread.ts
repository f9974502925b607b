import { type ChatSlots, hasSlot, type Intent } from './chat-intents.ts';
import type { ChatThread } from './chat-thread.ts';
import type { ChatReading } from './read-message.ts';
import type { Pointed } from './references.ts';
import type { Said } from './said.ts';

/** A name that several models have. */
export interface Unclear {
  written: string;
  /** Keys of the models, at most three. */
  options: readonly string[];
}

/** What one message says, and what was said before it. */
export interface Turn {
  said: Said;
  pointed: Pointed | null;
  intent: Intent | undefined;
  thread: ChatThread;
  slotsFor: (intent: Intent) => ChatSlots;
}

/** Questions that need a place to be answered. */
const ofPlaces: ReadonlySet<Intent> = new Set(['dealer', 'test_ride', 'fuel_price']);
const ofState: ReadonlySet<Intent> = new Set(['road_tax', 'subsidy']);
/** Questions about what there is, and not about one model. */
const ofMany: ReadonlySet<Intent> = new Set([
  'search',
  'used_search',
  'upcoming',
  'greeting',
  'out_of_scope',
  'site_help',
  'safety_check',
  'documents',
  'loan',
  'quote_check',
  'insurance',
  'road_tax',
  'subsidy',
  'fuel_price',
  'ownership_transfer',
]);

/** What a message means after those before it. */
export function inThread(given: Turn): ChatReading {
  const chosen = chosenOf(given);
  const turn = onlyGoesOn(given) && isFragment(given, chosen) ? { ...given, intent: undefined } : given;
  const intent = intentOf(turn, chosen);
  if (intent === 'out_of_scope' || intent === 'greeting')
    return { intent, slots: {}, unclear: [], thread: turn.thread };
  const unclear = chosen.length > 0 ? [] : unclearOf(turn.said);
  const slots = mergedSlots(turn, intent, chosen, unclear);
  return { intent, slots, unclear, thread: threadAfter(turn, { intent, slots, unclear }) };
}

/** The models that a message names clearly, points to, or chooses among those that were offered. */
function chosenOf({ said, pointed, thread }: Turn): readonly string[] {
  const offered = chosenAmongOffered(said, thread);
  if (offered !== undefined) return [offered];
  const named = said.models.flatMap(({ models }) => (models.length === 1 ? models : []));
  const both = pointed ? [...pointed.bikes, ...named] : named;
  return [...new Set(both)];
}

function chosenAmongOffered(said: Said, thread: ChatThread): string | undefined {
  if (thread.offered.length === 0) return undefined;
  const words = said.text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  const all = words.join('-');
  const named = thread.offered.filter((key) => {
    const parts = (key.split('/')[1] ?? '').split('-');
    return words.some((word) => parts.includes(word) && !(thread.unclear ?? '').split(' ').includes(word));
  });
  const exact = named.filter((key) => key.endsWith(`-${all}`));
  const [one] = exact.length === 1 ? exact : named;
  return named.length === 1 || exact.length === 1 ? one : undefined;
}

function unclearOf(said: Said): Unclear[] {
  return said.models.flatMap(({ models, written }) => (models.length > 1 ? [{ written, options: models }] : []));
}

function intentOf(turn: Turn, chosen: readonly string[]): Intent {
  const { said, intent, thread } = turn;
  if (intent !== undefined) return intent;
  if (thread.intent !== null && isFragment(turn, chosen)) return thread.intent;
  if (chosen.length > 1) return 'compare';
  if (chosen.length === 1 || said.models.length > 0) return 'spec';
  return said.brands.length > 0 && said.unknown.length === 0 ? 'search' : 'out_of_scope';
}

/** Whether what looks like a search is a value of the question before it: 'they want 2500', 'which one for 5 ft 4'. */
const onlyGoesOn = ({ said, intent, thread }: Turn): boolean =>
  intent === 'search' &&
  thread.intent !== null &&
  thread.intent !== 'search' &&
  said.brands.length === 0 &&
  !said.has('bikes');

/** Whether a message only goes on with what was asked before: 'and in Pune?', 'under 1 lakh'. */
function isFragment({ said, thread, slotsFor }: Turn, chosen: readonly string[]): boolean {
  if (thread.intent === null) return false;
  if (chosen.length > 0 || said.models.length > 0) return said.unknown.length < 2;
  if (said.unknown.length > 0) return false;
  return (
    Object.keys({ ...slotsFor(thread.intent), ...looseNumbers(thread, said) }).length > 0 || said.places.length > 0
  );
}

/** A bare number is what the question before it still lacks. */
function looseNumbers({ intent }: ChatThread, { numbers }: Said): ChatSlots {
  const [bare] = numbers.bare;
  const amount = numbers.money ?? bare;
  if (intent === 'valuation') return numbers.km === undefined && bare !== undefined && bare > 500 ? { km: bare } : {};
  if (intent === 'quote_check' || intent === 'safety_check') return amount === undefined ? {} : { amount };
  return {};
}

function mergedSlots(turn: Turn, intent: Intent, chosen: readonly string[], unclear: readonly Unclear[]): ChatSlots {
  const { thread, said } = turn;
  const own: ChatSlots = { ...turn.slotsFor(intent), ...(turn.intent === undefined ? looseNumbers(thread, said) : {}) };
  const kept =
    thread.intent === intent && goesOn(turn, intent, chosen) ? { ...thread.slots } : carried(turn, intent, chosen);
  const merged = { ...kept, ...own, ...chosenSlots(turn, intent, chosen, own) };
  if (unclear.length > 0) {
    delete merged.bike;
    if (!chosen.length) delete merged.bikes;
  }
  if (intent === 'emi' && own.amount !== undefined) delete merged.bike;
  if (own.budget_max !== undefined && own.budget_min === undefined && turn.intent !== undefined)
    delete merged.budget_min;
  return allowed(intent, merged);
}

/** Whether the same question is asked on, rather than anew. */
function goesOn({ said, intent: own, thread, pointed }: Turn, intent: Intent, chosen: readonly string[]): boolean {
  if (own === undefined) return true;
  if (intent === 'search' || intent === 'used_search')
    return said.words.split(' ').filter((word) => word !== '').length < 5 && !said.has('choosing');
  if (pointed) return true;
  if (intent === 'compare') return false;
  return chosen.length === 0 || thread.slots.bike === undefined || chosen.length > 0;
}

/** What another question takes over: the model that was spoken of, and its place. */
function carried({ thread, said }: Turn, intent: Intent, chosen: readonly string[]): ChatSlots {
  if (said.models.some(({ models }) => models.length > 1)) return {};
  const [last] = thread.recent;
  const slots: ChatSlots = {};
  const isOfModel = !ofMany.has(intent) && chosen.length === 0 && said.brands.length === 0 && last !== undefined;
  const isAmount = intent === 'emi' && said.numbers.money !== undefined;
  if (isOfModel && !isAmount) {
    slots.bike = last;
    if (intent === 'running_cost') slots.bikes = [last];
    if (intent === 'dealer') slots.brand = last.split('/')[0] ?? '';
    if (thread.slots.year !== undefined) slots.year = thread.slots.year;
  }
  const isOfPlace = ofPlaces.has(intent) || isOfModel || chosen.length > 0;
  if (isOfPlace && said.places.length === 0 && thread.slots.city !== undefined) slots.city = thread.slots.city;
  if (ofState.has(intent) && thread.slots.state !== undefined) slots.state = thread.slots.state;
  return slots;
}

function chosenSlots(turn: Turn, intent: Intent, chosen: readonly string[], own: ChatSlots): ChatSlots {
  const [first] = chosen;
  if (first === undefined) return {};
  const { recent } = turn.thread;
  if (hasSlot(intent, 'bikes')) {
    const beside = intent === 'compare' && chosen.length === 1 ? recent.filter((key) => key !== first).slice(0, 1) : [];
    return { bikes: [...chosen, ...beside] };
  }
  const brand =
    hasSlot(intent, 'brand') && !hasSlot(intent, 'bike') && own.brand === undefined ? first.split('/')[0] : undefined;
  return { bike: first, ...(brand !== undefined && { brand }) };
}

const allowed = (intent: Intent, slots: ChatSlots): ChatSlots =>
  Object.fromEntries(
    Object.entries(slots).filter(([slot, value]) => value !== undefined && hasSlot(intent, slot)),
  ) as ChatSlots;

const mostRecent = 4;

function threadAfter(
  turn: Turn,
  { intent, slots, unclear }: Pick<ChatReading, 'intent' | 'slots' | 'unclear'>,
): ChatThread {
  const { thread } = turn;
  const spoken = [...(slots.bikes ?? []), ...(slots.bike === undefined ? [] : [slots.bike])];
  const recent = [...new Set([...spoken, ...thread.recent])].slice(0, mostRecent);
  const [asked] = unclear;
  return {
    intent,
    slots,
    recent,
    listed: slots.bikes && slots.bikes.length > 1 ? slots.bikes : thread.listed,
    offered: asked?.options ?? [],
    unclear: asked?.written ?? null,
  };
}
