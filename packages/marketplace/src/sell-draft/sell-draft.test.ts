import { describe, expect, it } from 'vitest';
import { emptySellAnswers } from './sell-answers.ts';
import { newDraft, restoreDraft } from './sell-draft.ts';

const photo = (key: string) => ({ key, name: `${key}.jpg`, blob: new Blob(['x']) });

describe('restoreDraft', () => {
  it('gives back what was stored', () => {
    const { photos: _, ...draft } = newDraft();
    const stored = { ...draft, step: 2, answers: { ...emptySellAnswers, model: 'Activa' } };
    expect(restoreDraft(stored, [photo('a')])).toMatchObject({
      step: 2,
      answers: { model: 'Activa' },
      photos: [{ key: 'a' }],
    });
  });

  it('takes what another edition of the site stored as far as it can be read', () => {
    const draft = restoreDraft(
      { answers: { model: 7, description: 'Calm' }, step: 9, submissionKey: 'k', listing: {} },
      [{ key: 'a' }, 'b'],
    );
    expect(draft).toMatchObject({ step: 1, listing: null, photos: [] });
    expect(draft?.answers).toEqual({ ...emptySellAnswers, description: 'Calm' });
  });

  it('takes no more than twelve photos', () => {
    const { photos: _, ...draft } = newDraft();
    const many = Array.from({ length: 20 }, (__, index) => photo(String(index)));
    expect(restoreDraft(draft, many)?.photos).toHaveLength(12);
  });

  it.each([undefined, null, 'text', {}, { answers: {} }])('is none where %j is stored', (stored) => {
    expect(restoreDraft(stored, undefined)).toBeNull();
  });
});
