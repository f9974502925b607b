/** What a search of the results page must give. */
export interface SearchExpectation {
  /** How the names of the first bikes begin, in this order. */
  first?: readonly string[];
  /** What no bike that is found may have in its brand or name. */
  never?: readonly string[];
  /** The conditions that are read, in the order of addresses. */
  conditions?: string;
  /** Words that are named as unknown. */
  unknown?: string;
  aim?: string;
  /** What the address or the title of one of the first three pages beside the bikes holds. */
  page?: string;
  /** Whether no bike may be shown. */
  noBikes?: true;
}

/** What an answer of the bot must have. */
export interface AnswerExpectation {
  intent?: string | readonly string[];
  /** What the reply must hold. */
  reply?: RegExp;
  /** The kind of the first card. */
  kind?: string;
  /** What the address or the title of a card must hold. */
  href?: RegExp;
  /** What a card's title or a fact must hold. */
  fact?: RegExp;
  /** What neither reply, cards nor choices may hold. */
  never?: RegExp;
  /** Whether it must offer answers to choose from. */
  choices?: true;
  /** Whether it must not list bikes to buy. */
  noBikes?: true;
}

/** A text that somebody may type, with its kind and what must come of it. */
export type Typed<Expectation> = readonly [kind: string, text: string, expected: Expectation];

/** Messages one after the other, each with what must come of it where that matters. */
export type TypedConversation = readonly [
  kind: string,
  turns: readonly (readonly [message: string, expected?: AnswerExpectation])[],
];
