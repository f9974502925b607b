import { ApiError } from '@dopahiya/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftSender, sendingDelays, type SendingState } from './draft-sender.ts';
import { draftLimits, draftsOf, forgetDraft, keepDraft, keptDraft, type KeptDraft } from './kept-drafts.ts';

const draft = (slug: string, text = ''): KeptDraft => ({
  user: 'asha',
  kind: 'article',
  slug,
  title: slug,
  content: { text },
  base: null,
  baseContent: null,
  reports: [],
  saved_at: '2026-11-21T06:30:00Z',
});

beforeEach(() => localStorage.clear());

describe('the drafts of a browser', () => {
  it('are the newest twenty', () => {
    for (let index = 1; index <= draftLimits.entries + 2; index += 1) keepDraft(draft(`article-${index}`));
    expect(draftsOf('asha')).toHaveLength(draftLimits.entries);
    expect(draftsOf('asha')[0]?.slug).toBe(`article-${draftLimits.entries + 2}`);
    expect(draftsOf('ravi')).toEqual([]);
  });

  it('are kept apart by user', () => {
    keepDraft(draft('one', 'Of Asha'));
    keepDraft({ ...draft('one', 'Of Ravi'), user: 'ravi' });
    expect(keptDraft(draft('one'))?.content).toEqual({ text: 'Of Asha' });
    forgetDraft({ ...draft('one'), user: 'ravi' });
    expect(draftsOf('asha')).toHaveLength(1);
  });

  it('are fewer where they are long, but always the latest', () => {
    const long = 'x'.repeat(draftLimits.characters * 0.6);
    expect(keepDraft(draft('one', long))).toBe(true);
    expect(keepDraft(draft('two', long))).toBe(true);
    expect(draftsOf('asha').map(({ slug }) => slug)).toEqual(['two']);
  });
});

describe('a sender of drafts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function start(send: (draft: string) => Promise<unknown>) {
    const states: string[] = [];
    const onState = ({ state }: SendingState) => states.push(state);
    return { sender: new DraftSender<string>({ send, onState }), states };
  }

  it('sends the latest of several changes once', async () => {
    const send = vi.fn<(draft: string) => Promise<unknown>>(() => Promise.resolve());
    const { sender, states } = start(send);
    sender.take('a');
    sender.take('ab');
    await vi.advanceTimersByTimeAsync(sendingDelays.quiet);
    expect(send.mock.calls.map(([sent]) => sent)).toEqual(['ab']);
    expect(states).toEqual(['waiting', 'waiting', 'sent']);
  });

  it('sends what is typed while an earlier change is on its way', async () => {
    const first = Promise.withResolvers<void>();
    const send = vi.fn<(draft: string) => Promise<unknown>>(() => Promise.resolve()).mockReturnValueOnce(first.promise);
    const { sender, states } = start(send);
    sender.take('a');
    await vi.advanceTimersByTimeAsync(sendingDelays.quiet);
    sender.take('ab');
    first.resolve();
    await vi.advanceTimersByTimeAsync(sendingDelays.quiet);
    expect(send.mock.calls.map(([sent]) => sent)).toEqual(['a', 'ab']);
    expect(states).toEqual(['waiting', 'waiting', 'sent']);
  });

  it('tries again after a lost connection, at longer and longer intervals up to a minute', async () => {
    const lost = new ApiError({ kind: 'network', status: null, message: 'Lost.' });
    const send = vi.fn<(draft: string) => Promise<unknown>>(() => Promise.reject(lost));
    const { sender } = start(send);
    sender.take('a');
    await vi.advanceTimersByTimeAsync(sendingDelays.quiet);
    for (const wait of [4000, 8000, 16_000, 32_000, sendingDelays.longest, sendingDelays.longest]) {
      const before = send.mock.calls.length;
      await vi.advanceTimersByTimeAsync(wait);
      expect(send.mock.calls.length).toBe(before + 1);
    }
    sender.leave();
    await vi.advanceTimersByTimeAsync(0);
    const last = send.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10 * sendingDelays.longest);
    expect(send.mock.calls.length).toBe(last);
  });

  it('sends once more if it is hurried while a sending is on its way that fails', async () => {
    const refused = Promise.withResolvers<void>();
    const send = vi
      .fn<(draft: string) => Promise<unknown>>(() => Promise.resolve())
      .mockReturnValueOnce(refused.promise);
    const { sender, states } = start(send);
    sender.take('a');
    await vi.advanceTimersByTimeAsync(sendingDelays.quiet);
    sender.hurry();
    await vi.advanceTimersByTimeAsync(0);
    refused.reject(new ApiError({ kind: 'status', status: 403, message: 'A code is needed.' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(2);
    expect(states).toEqual(['waiting', 'sent']);
  });

  it('reports a refusal, and waits for the next change', async () => {
    const refusal = new ApiError({ kind: 'status', status: 403, message: 'A code is needed.' });
    const { sender, states } = start(() => Promise.reject(refusal));
    sender.take('a');
    await vi.advanceTimersByTimeAsync(10 * sendingDelays.longest);
    expect(states).toEqual(['waiting', 'refused']);
  });
});
