import { useApi } from '@dopahiya/api-client';
import { deleteDeskDraft, saveDeskDraft } from '@dopahiya/api-client/desk';
import type { DeskEntry } from '@dopahiya/domain/desk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { withValue } from '../content/values.ts';
import { DraftSender, type SendingState } from './draft-sender.ts';
import { type Draft, forgetDraft, keepDraft, keptDraft } from './kept-drafts.ts';
import { draftOf, type OpenedDraft, openDraft } from './opened-draft.ts';

/** Where the latest change is: `device` only in this browser, `nowhere` if that stores nothing and the server has not got it. */
export type Saved =
  | { where: 'published' | 'server' | 'device' | 'nowhere'; error: null }
  | { where: 'device' | 'nowhere'; error: Error };

/** Edits an entry as a draft, which this browser and the server keep until it is published. */
export function useDraft(entry: DeskEntry, user: string) {
  const api = useApi();
  const of = { user, kind: entry.kind, slug: entry.slug };
  const [opened, setOpened] = useState<OpenedDraft>(() => openDraft(entry, keptDraft(of)));
  const [draft, setDraft] = useState<Draft>(opened.draft);
  const latest = useRef(draft);
  const [saved, setSaved] = useState<Saved>(() => firstState(opened));
  const keep = (next: Draft, isSent: boolean) =>
    keepDraft({ ...next, ...of, title: entry.title, saved_at: new Date().toISOString(), isSent });
  const [sender] = useState(
    () =>
      new DraftSender<Draft>({
        send: ({ content, base }, signal) => saveDeskDraft(api, entry.kind, entry.slug, { content, base }, { signal }),
        onState: (state, next) => setSaved(savedAs(state, keep(next, state.state === 'sent'))),
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
  const change = useCallback(
    (next: Partial<Draft>) => {
      const whole = { ...latest.current, ...next };
      latest.current = whole;
      setDraft(whole);
      sender.take(whole);
    },
    [sender],
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
    saved,
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
        await deleteDeskDraft(api, entry.kind, entry.slug);
      } catch (error) {
        sender.take(latest.current);
        throw error;
      }
      forget();
      setOpened({ draft: draftOf(entry), savedAt: null, other: null, isSent: true });
      latest.current = draftOf(entry);
      setDraft(latest.current);
      setSaved({ where: 'published', error: null });
    },
  };
}

/** A draft being edited. */
export type EditedDraft = ReturnType<typeof useDraft>;

const firstState = ({ savedAt, isSent }: OpenedDraft): Saved => {
  if (savedAt === null) return { where: 'published', error: null };
  return { where: isSent ? 'server' : 'device', error: null };
};

function savedAs(sending: SendingState, isKept: boolean): Saved {
  if (sending.state === 'sent') return { where: 'server', error: null };
  const where = isKept ? 'device' : 'nowhere';
  return { where, error: sending.state === 'refused' ? sending.error : null };
}
