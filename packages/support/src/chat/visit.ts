import type { ChatAnswer } from '@dopahiya/domain/chat';

/** One thing that was said. */
export interface ChatEntry {
  /** Its place in the conversation. */
  id: number;
  by: 'user' | 'bot';
  text: string;
  cards?: ChatAnswer['cards'];
  choices?: ChatAnswer['choices'];
}

/** The conversation of a visit. */
export interface Visit {
  /** Null for who asks without details: then nothing is kept by the site. */
  id: string | number | null;
  name: string;
  said: readonly ChatEntry[];
}

const key = 'chat';
const max = 60;

/** The conversation that this tab of the browser keeps; null where there is none. */
export function readVisit(): Visit | null {
  try {
    const visit = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Visit | null;
    return visit && Array.isArray(visit.said) ? visit : null;
  } catch {
    return null;
  }
}

/** Keeps a conversation until the tab is closed, or forgets it. */
export function keepVisit(visit: Visit | null): void {
  try {
    if (visit) sessionStorage.setItem(key, JSON.stringify({ ...visit, said: visit.said.slice(-max) }));
    else sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be stored the conversation lasts as long as the page.
  }
}
