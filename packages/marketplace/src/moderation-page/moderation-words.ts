import type { ModerationCase, ModerationDecision, ModerationSubject } from '@dopahiya/domain/moderation';
import * as grounds from '#texts/conversations';
import * as words from '#texts/moderation-words';

/** What a code means; a server may know more codes than this page. */
const wordFor = (known: Readonly<Record<string, string>>, code: string, other: string): string =>
  Object.hasOwn(known, code) ? (known[code] ?? other) : other;

/** What held something, in a sentence. */
export const holdWords = (code: string): string => wordFor(words.holds, code, words.otherHold);

/** What somebody reported. */
export const reportGroundText = (code: string): string => wordFor(grounds.grounds, code, words.otherGround);

/** Whose words they are; empty where nobody knows. */
export const authorSideText = (code: string): string => wordFor(words.sides, code, '');

const ownStates: Partial<Record<ModerationSubject, typeof words.states>> = {
  conversation: words.statesOfConversation,
  figure: words.statesOfFigure,
};

/** Who sees it while nobody has decided. */
export const stateWords = ({ subject, state }: ModerationCase): string => (ownStates[subject] ?? words.states)[state];

/** What a decision is about, where no more is known of it. */
export const subjectName = ({ subject, subject_id }: Pick<ModerationDecision, 'subject' | 'subject_id'>): string =>
  words.numbered(words.subjects[subject], subject_id);
