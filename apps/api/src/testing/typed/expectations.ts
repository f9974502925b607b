/** Expected result of a search on the results page. */
export interface SearchExpectation {
  /** Beginnings of the names of the first bikes, in order. */
  first?: readonly string[];
  /** Text that no result may have in its brand or name. */
  never?: readonly string[];
  /** Parsed conditions, in address order. */
  conditions?: string;
  /** Words reported as unknown. */
  unknown?: string;
  /** Order of the results. */
  sort?: string;
  aim?: string;
  /** Text in the address or title of one of the first three pages besides the bikes. */
  page?: string;
  /** Whether no bike may be shown. */
  noBikes?: true;
}

/** Expected answer of the chat. */
export interface AnswerExpectation {
  intent?: string | readonly string[];
  /** Pattern of the reply. */
  reply?: RegExp;
  /** Kind of the first card. */
  kind?: string;
  /** Pattern of a card's address or title. */
  href?: RegExp;
  /** Pattern of a card's title or a fact. */
  fact?: RegExp;
  /** Pattern that reply, cards and choices must not match. */
  never?: RegExp;
  /** Whether it must offer choices. */
  choices?: true;
  /** Whether it must not list bikes to buy. */
  noBikes?: true;
}

/** Typed text, with its kind and expected result. */
export type Typed<Expectation> = readonly [kind: string, text: string, expected: Expectation];

/** Consecutive messages, each with its expected result if relevant. */
export type TypedConversation = readonly [
  kind: string,
  turns: readonly (readonly [message: string, expected?: AnswerExpectation])[],
];
