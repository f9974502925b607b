import type { ModerationCase, ModerationDecision, ModerationSubject } from '@dopahiya/domain/moderation';
import * as grounds from '#texts/conversations';
import * as words from '#texts/moderation-words';

/** Returns the text for a code, or a fallback, because a server may send codes unknown to this page. */
const wordFor = (known: Readonly<Record<string, string>>, code: string, other: string): string =>
  Object.hasOwn(known, code) ? (known[code] ?? other) : other;

/** Returns the sentence for a hold reason. */
export const holdWords = (code: string): string => wordFor(words.holds, code, words.otherHold);

/** Returns the text for a report reason. */
export const reportGroundText = (code: string): string => wordFor(grounds.grounds, code, words.otherGround);

/** Returns who wrote a text; empty if unknown. */
export const authorSideText = (code: string): string => wordFor(words.sides, code, '');

const ownStates: Partial<Record<ModerationSubject, typeof words.states>> = {
  conversation: words.statesOfConversation,
  figure: words.statesOfFigure,
};

/** Returns who can see the content while it is undecided. */
export const stateWords = ({ subject, state }: ModerationCase): string => (ownStates[subject] ?? words.states)[state];

/** Returns a generic name for the subject of a decision, if nothing more is known about it. */
export const subjectName = ({ subject, subject_id }: Pick<ModerationDecision, 'subject' | 'subject_id'>): string =>
  words.numbered(words.subjects[subject], subject_id);
