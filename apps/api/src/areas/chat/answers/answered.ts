import type { ChatAnswer, ChatCard } from '@dopahiya/domain/chat';
import type { LoanOffer } from '@dopahiya/domain/prices';
import { paths } from '@dopahiya/domain/site';
import type { ChatSlots, Intent, Manner, QuotedLine } from '@dopahiya/engines/chat';
import type {
  BikeService,
  CityFinder,
  CityRepository,
  DealershipService,
  PriceService,
} from '../../catalogue/index.ts';
import type { ChoiceService } from '../../choice/index.ts';
import type { ListingService, ValuationService, ValueByAgeService } from '../../market/index.ts';
import type { PageFinder } from '../../search/index.ts';
import type { RunningCostService } from '../../running-costs/index.ts';
import type { ChatWords } from '../words/chat-words.ts';

/** Services of the pages, used by the chat too. */
export interface AnswerSources {
  bikes: BikeService;
  choice: ChoiceService;
  cities: CityRepository;
  cityFinder: Pick<CityFinder, 'find'>;
  prices: PriceService;
  dealerships: DealershipService;
  listings: ListingService;
  valuations: ValuationService;
  runningCosts: RunningCostService;
  valuesByAge: ValueByAgeService;
  pages: PageFinder;
  loanOffers: { list: () => Promise<LoanOffer[]> };
}

/** Question to answer. */
export interface Asked {
  /** Message as written. */
  message: string;
  intent: Intent;
  slots: ChatSlots;
  /** Lines of the quotation in the message. */
  quoted: readonly QuotedLine[];
  words: ChatWords;
  manner: Manner | undefined;
  /** Whether the message is off topic, not about two-wheelers. */
  isElsewhere: boolean;
  /** Text given as a city that is unknown. */
  unknownPlace: string | undefined;
  /** Slug of the bike whose page the user is on. */
  pageBike: string | undefined;
  /** City of the user, if the message names none. */
  home: string | undefined;
  sources: AnswerSources;
  today: Date;
}

/** Reply with its cards. */
export type Answered = Pick<ChatAnswer, 'cards' | 'choices'> & { reply: string };

/** Handler for one kind of question. */
export type Answering = (asked: Asked) => Promise<Answered>;

/** Creates a reply without choices. */
export const textAnswer = (reply: string, ...cards: ChatCard[]): Answered => ({ reply, cards, choices: [] });

/** Creates a card of figures without a month. */
export const card = (parts: Pick<ChatCard, 'kind' | 'title'> & Partial<ChatCard>): ChatCard => ({
  month: null,
  facts: [],
  bikes: [],
  link: null,
  ...parts,
});

/** Maximum number of list items on a card. */
export const shown = 3;

/** Creates a card that links to a page. */
export const pageCard = (title: string, label: string, href: string): ChatCard =>
  card({ kind: 'page', title, link: { label, href } });

/** Creates a card that links to the contact page. */
export const contactCard = ({ links }: ChatWords): ChatCard => pageCard(links.contact, links.contact, paths.contactUs);

/** Returns the slug of a model from the key used in messages. */
export const slugOf = (key: string): string => key.split('/')[1] ?? key;
