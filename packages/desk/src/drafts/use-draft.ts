import { useApi } from '@dopahiya/api-client';
import { deleteDeskDraft, saveDeskDraft } from '@dopahiya/api-client/desk';
import type { DeskEntry } from '@dopahiya/domain/desk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { withValue } from '../content/values.ts';
import { DraftSender, type SendingState } from './draft-sender.ts';
import { type Draft, forgetDraft, keepDraft, keptDraft } from './kept-drafts.ts';
import { draftOf, type OpenedDraft, openDraft } from './opened-draft.ts';

/** Where the latest change is: `device` only in this browser, `nowhere` if that stores nothing and the server has not got it. */
interface Saved {
  where: 'published' | 'server' | 'device' | 'nowhere';
  /** Why the server refuses it; null if it does not. */
  error: Error | null;
}

/** Edits an entry as a draft, which this browser and the server keep until it is published. */
export function useDraft(entry: DeskEntry, user: string) {
  const api = useApi();
  const { kind, slug, title } = entry;
  const of = { user, kind, slug };
  const [opened, setOpened] = useState<OpenedDraft>(() => openDraft(entry, keptDraft(of)));
  const [draft, setDraft] = useState<Draft>(opened.draft);
  const latest = useRef(draft);
  const [isKept, setKept] = useState(true);
  const [sending, setSending] = useState<SendingState | null>(() => firstState(opened));
  const sender = useSender(entry, opened, setSending);
  const change = useCallback(
    (next: Partial<Draft>) => {
      const whole = { ...latest.current, ...next };
      latest.current = whole;
      setDraft(whole);
      const saved_at = new Date().toISOString();
      setKept(keepDraft({ ...whole, user, kind, slug, title, saved_at }));
      sender.take(whole);
    },
    [sender, user, kind, slug, title],
  );
  /** Sets one value in the latest content: an input may report a number after others have changed. */
  const setField = useCallback(
    (path: string, value: unknown) => change({ content: withValue(latest.current.content, path, value) }),
    [change],
  );
  const forget = () => {
    sender.stop();
    forgetDraft(of);
  };
  return {
    draft,
    saved: savedAs(sending, isKept),
    /** When the draft that was found was saved; null if there was none. */
    foundAt: opened.savedAt,
    /** Another draft that was found. */
    other: opened.other,
    takeOther: () => {
      if (opened.other) change(opened.other);
      setOpened({ ...opened, other: null });
    },
    change,
    setField,
    retry: () => sender.hurry(),
    /** Stops sending and forgets the draft: it is published. */
    settle: forget,
    /** Stops sending; what is typed stays in the browser. */
    pause: () => sender.stop(),
    /** Returns to what is published. */
    discard: async () => {
      sender.stop();
      try {
        await deleteDeskDraft(api, kind, slug);
      } catch (error) {
        sender.take(latest.current);
        throw error;
      }
      forget();
      setOpened({ draft: draftOf(entry), savedAt: null, other: null, isSent: true });
      latest.current = draftOf(entry);
      setDraft(latest.current);
      setSending(null);
    },
  };
}

/** Returns the sender of a draft: it sends what only this browser has when the entry is opened. */
function useSender({ kind, slug }: DeskEntry, opened: OpenedDraft, onState: (state: SendingState) => void) {
  const api = useApi();
  const [sender] = useState(
    () =>
      new DraftSender<Draft>({
        send: ({ content, base }, signal) => saveDeskDraft(api, kind, slug, { content, base }, { signal }),
        onState,
      }),
  );
  useEffect(() => {
    const hurry = () => sender.hurry();
    addEventListener('online', hurry);
    if (opened.savedAt !== null && !opened.isSent) sender.take(opened.draft);
    return () => {
      removeEventListener('online', hurry);
      sender.leave();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- What was opened is sent once.
  }, [sender]);
  return sender;
}

/** A draft being edited. */
export type EditedDraft = ReturnType<typeof useDraft>;

const firstState = ({ savedAt, isSent }: OpenedDraft): SendingState | null => {
  if (savedAt === null) return null;
  return { state: isSent ? 'sent' : 'waiting', refusal: null };
};

function savedAs(sending: SendingState | null, isKept: boolean): Saved {
  if (sending === null) return { where: 'published', error: null };
  if (sending.state === 'sent') return { where: 'server', error: null };
  return { where: isKept ? 'device' : 'nowhere', error: sending.refusal };
}
