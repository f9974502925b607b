import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allAnswers, deleteDraft } from '../testing/filled-draft.ts';
import { DraftStore } from './draft-store.ts';
import { newDraft } from './sell-draft.ts';

beforeEach(deleteDraft);
afterEach(() => vi.restoreAllMocks());

describe('DraftStore', () => {
  it('does not call a draft stored that the browser takes back at the end, as where its storage is full', async () => {
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function putAndTakeBack(
      this: IDBObjectStore,
      ...given
    ) {
      const request = put.apply(this, given);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
    const { photos: _photos, ...draft } = { ...newDraft(), answers: allAnswers };
    const store = new DraftStore();
    await expect(store.write({ from: null, to: 'first', draft })).rejects.toThrow();
    vi.restoreAllMocks();
    expect((await store.read()).revision).toBeNull();
  });
});
