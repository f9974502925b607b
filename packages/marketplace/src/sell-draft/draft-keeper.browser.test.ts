import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDraft } from '../testing/filled-draft.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { DraftStore } from './draft-store.ts';

const open: DraftKeeper[] = [];

/** Opens a tab with the form. */
async function tab(store?: DraftStore): Promise<DraftKeeper> {
  const keeper = new DraftKeeper(store);
  open.push(keeper);
  await expect.poll(() => keeper.state().isReady).toBe(true);
  return keeper;
}

const photo = (key: string) => ({ key, name: `${key}.jpg`, blob: new Blob([key], { type: 'image/jpeg' }) });
const modelIn = (keeper: DraftKeeper) => keeper.state().draft.answers.model;

beforeEach(deleteDraft);
afterEach(() => {
  for (const keeper of open.splice(0)) keeper.close();
});

describe('DraftKeeper', () => {
  it('stores each change, and finds it again with its photos and its key', async () => {
    const before = await tab();
    expect(before.state().storage).toBe('empty');
    before.answer({ model: 'Activa' });
    await before.change({ step: 2, photos: [photo('left')] });
    expect(before.state().storage).toBe('stored');
    before.close();

    const { draft, storage } = (await tab()).state();
    expect(storage).toBe('stored');
    expect(draft).toMatchObject({ step: 2, answers: { model: 'Activa' }, photos: [{ key: 'left', name: 'left.jpg' }] });
    expect(draft.submissionKey).toBe(before.state().draft.submissionKey);
    await expect(draft.photos[0]?.blob.text()).resolves.toBe('left');
  });

  it('keeps the photos when only words change', async () => {
    const keeper = await tab();
    await keeper.change({ photos: [photo('left')] });
    keeper.answer({ model: 'Activa' });
    await keeper.change({ step: 2 });
    expect((await tab()).state().draft.photos).toHaveLength(1);
  });

  it('stores what is typed while it stores', async () => {
    const keeper = await tab();
    for (const model of ['A', 'Ac', 'Act']) keeper.answer({ model });
    await keeper.change({});
    expect(modelIn(await tab())).toBe('Act');
  });

  it('follows another tab, and says so until something is typed here', async () => {
    const [here, there] = [await tab(), await tab()];
    await there.change({ step: 2 });
    await expect.poll(() => here.state().elsewhere).toEqual({ isFinished: false, isTaken: true });
    expect(here.state().draft.step).toBe(2);
    here.answer({ model: 'Activa' });
    expect(here.state().elsewhere).toBeNull();
    await expect.poll(() => modelIn(there)).toBe('Activa');
  });

  it('begins anew where another tab has finished', async () => {
    const [here, there] = [await tab(), await tab()];
    here.answer({ model: 'Activa' });
    await expect.poll(() => modelIn(there)).toBe('Activa');
    await there.finish();
    await expect.poll(() => here.state().elsewhere).toEqual({ isFinished: true, isTaken: true });
    expect(modelIn(here)).toBe('');
  });

  describe('when two tabs type at once', () => {
    /** Opens a tab that notices other tabs only when it saves. */
    const deafTab = async () => {
      const keeper = await tab();
      keeper.close();
      return keeper;
    };
    const inConflict = async () => {
      const [here, there] = [await deafTab(), await tab()];
      there.answer({ model: 'Shine' });
      await there.change({});
      here.answer({ model: 'Activa' });
      await expect.poll(() => here.state().elsewhere).toEqual({ isFinished: false, isTaken: false });
      return here;
    };

    it('destroys nothing, and asks which of the two to keep', async () => {
      const here = await inConflict();
      expect(modelIn(here)).toBe('Activa');
      expect(modelIn(await tab())).toBe('Shine');
      here.answer({ model: 'Activa 6G' });
      await here.change({});
      expect(modelIn(await tab())).toBe('Shine');
    });

    it('keeps what is typed while the other tab goes on', async () => {
      const tabs = [await tab(), await tab()];
      for (const [index, keeper] of tabs.entries()) keeper.answer({ model: `Activa ${index}` });
      const inTwo = (keeper: DraftKeeper) => keeper.state().elsewhere?.isTaken === false;
      await expect.poll(() => tabs.filter(inTwo)).toHaveLength(1);
      const [here, there] = tabs.toSorted((one, other) => Number(inTwo(other)) - Number(inTwo(one))) as [
        DraftKeeper,
        DraftKeeper,
      ];
      const typed = modelIn(here);
      const handleNews = vi.fn();
      here.watch(handleNews);
      there.answer({ model: 'Shine' });
      await expect.poll(() => handleNews.mock.calls.length).toBeGreaterThan(0);
      expect(modelIn(here)).toBe(typed);
    });

    it('shows the other one', async () => {
      const here = await inConflict();
      await here.takeOther();
      expect(here.state()).toMatchObject({ elsewhere: null, draft: { answers: { model: 'Shine' } } });
    });

    it('keeps its own', async () => {
      const here = await inConflict();
      await here.keepOwn();
      expect(here.state().elsewhere).toBeNull();
      expect(modelIn(await tab())).toBe('Activa');
    });

    it('makes another bike of what is typed after the other tab sent it', async () => {
      const there = await tab();
      there.answer({ model: 'Activa' });
      await there.change({});
      const here = await deafTab();
      const { submissionKey } = here.state().draft;
      await there.finish();
      here.answer({ model: 'Activa 6G' });
      await expect.poll(() => here.state().elsewhere).toEqual({ isFinished: true, isTaken: false });
      await here.keepOwn();
      expect(here.state().draft.submissionKey).not.toBe(submissionKey);
      expect(modelIn(await tab())).toBe('Activa 6G');
    });
  });

  it('goes on without a word lost where the browser stores nothing, and says so', async () => {
    class Refusing extends DraftStore {
      override read = () => Promise.reject(new Error('Refused'));
      override write = () => Promise.reject(new Error('Refused'));
      override delete = () => Promise.reject(new Error('Refused'));
    }
    const keeper = await tab(new Refusing());
    expect(keeper.state().storage).toBe('refused');
    keeper.answer({ model: 'Activa' });
    await keeper.change({ step: 2 });
    expect(keeper.state()).toMatchObject({ storage: 'refused', draft: { step: 2, answers: { model: 'Activa' } } });
    await keeper.finish();
    expect(modelIn(keeper)).toBe('');
  });

  it('stores the words where there is no room for the photos', async () => {
    class Narrow extends DraftStore {
      override write: DraftStore['write'] = (change) =>
        change.photos ? Promise.reject(new DOMException('', 'QuotaExceededError')) : super.write(change);
    }
    const keeper = await tab(new Narrow());
    await keeper.change({ step: 2, photos: [photo('left')] });
    expect(keeper.state()).toMatchObject({ storage: 'words', draft: { photos: [{ key: 'left' }] } });
    expect((await tab()).state().draft).toMatchObject({ step: 2, photos: [] });
  });

  it('leaves nothing once it is finished', async () => {
    const keeper = await tab();
    await keeper.change({ step: 2, photos: [photo('left')] });
    await keeper.finish();
    await expect(new DraftStore().read()).resolves.toEqual({ revision: null, draft: undefined, photos: undefined });
  });
});
