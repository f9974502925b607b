import type { Intent } from '@dopahiya/engines/chat';
import { english } from './words/english.ts';
import { hindi } from './words/hindi.ts';

/** Intent of messages that are not understood. */
export const notUnderstood: Intent = 'out_of_scope';

/** Replies to questions without an answer. */
export const unknownReplies: string[] = [english.unknown, hindi.unknown];
