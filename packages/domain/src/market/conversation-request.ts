import type { ReportGround, ReportSubject } from './conversation-words.ts';

/** What somebody writes in a conversation: words, an offer in whole rupees, or both. */
export interface MessageDraft {
  /** Named by the browser that sends it: sent again with the same key, it is one message. */
  submission_key: string;
  text?: string;
  offer?: number;
  /** The writer has read why it was held back, and says that it holds no number, link or handle. */
  is_insisted?: boolean;
}

/** What somebody reports, and why. */
export interface ReportDraft {
  subject: ReportSubject;
  id: number | string;
  ground: ReportGround;
  note?: string;
}
