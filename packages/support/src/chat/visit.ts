import type { ChatAnswer } from '@dopahiya/domain/chat';

/** A chat message. */
export interface ChatEntry {
  /** Position in the conversation. */
  id: number;
  by: 'user' | 'bot';
  text: string;
  cards?: ChatAnswer['cards'];
  choices?: ChatAnswer['choices'];
}

/** The conversation of a visit. */
export interface Visit {
  /** Null for visitors without details, whose conversation the server does not store. */
  id: string | number | null;
  name: string;
  said: readonly ChatEntry[];
}

const key = 'chat';
const max = 60;

/** Returns the conversation stored in this browser tab; null if none. */
export function readVisit(): Visit | null {
  try {
    const visit = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Visit | null;
    return visit && Array.isArray(visit.said) ? visit : null;
  } catch {
    return null;
  }
}

/** Stores the conversation until the tab is closed; null deletes it. */
export function keepVisit(visit: Visit | null): void {
  try {
    if (visit) sessionStorage.setItem(key, JSON.stringify({ ...visit, said: visit.said.slice(-max) }));
    else sessionStorage.removeItem(key);
  } catch {
    // If storage fails, the conversation lasts as long as the page.
  }
}
