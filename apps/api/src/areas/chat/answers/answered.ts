import type { ChatAnswer, ChatCard } from '@dopahiya/domain/chat';
import type { ChatSlots, Intent, Manner, QuotedLine } from '@dopahiya/engines/chat';
import type { BikeService, CityRepository, DealershipService, PriceService } from '../../catalogue/index.ts';
import type { ListingService, ValuationService, ValueByAgeService } from '../../market/index.ts';
import type { PageFinder } from '../../search/index.ts';
import type { RunningCostService } from '../../running-costs/index.ts';
import type { ChatWords } from '../words/chat-words.ts';

/** The services by which the pages answer, and the bot too. */
export interface AnswerSources {
  bikes: BikeService;
  cities: CityRepository;
  prices: PriceService;
  dealerships: DealershipService;
  listings: ListingService;
  valuations: ValuationService;
  runningCosts: RunningCostService;
  valuesByAge: ValueByAgeService;
  pages: PageFinder;
}

/** What is to be answered. */
export interface Asked {
  /** The message as it was written. */
  message: string;
  intent: Intent;
  slots: ChatSlots;
  /** The lines of a quotation that were written. */
  quoted: readonly QuotedLine[];
  words: ChatWords;
  manner: Manner | undefined;
  /** Whether it speaks of what has nothing to do with two-wheelers. */
  isElsewhere: boolean;
  /** What was written for a city, and is none that we know. */
  unknownPlace: string | undefined;
  /** The city of who asks, where they named none. */
  home: string | undefined;
  sources: AnswerSources;
  today: Date;
}

/** A reply with its cards. */
export type Answered = Pick<ChatAnswer, 'cards' | 'choices'> & { reply: string };

/** Answers one kind of question. */
export type Answering = (asked: Asked) => Promise<Answered>;

/** A reply without choices. */
export const said = (reply: string, ...cards: ChatCard[]): Answered => ({ reply, cards, choices: [] });

/** A card of figures that have no month. */
export const card = (parts: Pick<ChatCard, 'kind' | 'title'> & Partial<ChatCard>): ChatCard => ({
  month: null,
  facts: [],
  bikes: [],
  link: null,
  ...parts,
});

/** So much of a list stands in a card. */
export const shown = 3;

/** A card that leads to a page. */
export const pageCard = (title: string, label: string, href: string): ChatCard =>
  card({ kind: 'page', title, link: { label, href } });

/** The slug of a model by the key that messages name it by. */
export const slugOf = (key: string): string => key.split('/')[1] ?? key;
