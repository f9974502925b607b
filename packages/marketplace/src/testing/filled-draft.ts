import { emptySellAnswers, type SellAnswers } from '../sell-draft/sell-answers.ts';
import { newDraft, type SellDraft } from '../sell-draft/sell-draft.ts';
import { DraftStore } from '../sell-draft/draft-store.ts';

/** Answers to every question. */
export const allAnswers: SellAnswers = {
  ...emptySellAnswers,
  brand: { id: 3, name: 'Honda', slug: 'honda' },
  model: 'Activa',
  year_of_manufacture: '2019',
  km_ridden: '30000',
  color: 'Red',
  owner: '1st',
  city: { id: 1, name: 'Delhi' },
  registration_location: 'Delhi (DL)',
  condition: 'good',
  expected_price: 49_800,
  description: 'One owner, used for the office and the market.',
  contact: '98765 43210',
};

export const toldDraft = (changes: Partial<SellDraft> = {}): SellDraft => ({
  ...newDraft(),
  step: 3,
  answers: allAnswers,
  ...changes,
});

/** Saves a draft as the page does, replacing any other. */
export async function storeDraft({ photos, ...draft }: SellDraft): Promise<void> {
  const store = new DraftStore();
  const { revision } = await store.read();
  await store.write({ from: revision, to: crypto.randomUUID(), draft, photos });
}

/** Deletes the stored draft. */
export async function deleteDraft(): Promise<void> {
  const store = new DraftStore();
  await store.delete((await store.read()).revision);
}
