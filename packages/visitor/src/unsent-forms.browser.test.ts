import { afterEach, describe, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { forgetUnsent, keepUnsent, unsentForm, unsentForms, useUnsentForm } from './unsent-forms.ts';

afterEach(() => void unsentForms.write([]));

describe('unsent forms', () => {
  it('are kept one beside the other, and forgotten one by one', () => {
    keepUnsent('/bikes/a', { text: 'Is it still there?', offer: '45000' });
    keepUnsent('/bikes/b', { text: 'How old is it?' }, true);
    expect(unsentForm('/bikes/a')).toEqual({
      form: '/bikes/a',
      values: { text: 'Is it still there?', offer: '45000' },
      waitsForSignIn: false,
    });
    forgetUnsent('/bikes/a');
    expect(unsentForms.read()).toEqual([
      { form: '/bikes/b', values: { text: 'How old is it?' }, waitsForSignIn: true },
    ]);
  });

  it('are forgotten when nothing stands in them any more', () => {
    keepUnsent('/bikes/a', { text: 'Is it' });
    keepUnsent('/bikes/a', { text: ' ', offer: '' });
    expect(unsentForms.read()).toEqual([]);
  });

  it('keep the other fields of a form when one of them is typed into', async () => {
    keepUnsent('/bikes/a', { text: 'Is it still there?', offer: '45000' });
    const { result, act } = await renderHook(() => useUnsentForm('/bikes/a'));
    await act(() => result.current[1]({ offer: '47000' }));
    expect(result.current[0]).toEqual({ text: 'Is it still there?', offer: '47000' });
  });

  it('are at most ten, of which those typed into last stay', () => {
    for (let number = 0; number < 12; number++) keepUnsent(`/bikes/${number}`, { text: 'x'.repeat(20_000) });
    const kept = unsentForms.read();
    expect([kept.length, kept[0]?.form, kept.at(-1)?.form]).toEqual([10, '/bikes/11', '/bikes/2']);
    expect(kept[0]?.values['text']).toHaveLength(10_000);
    keepUnsent('/long', Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field-${index}`, 'x'])));
    expect(Object.keys(unsentForm('/long')?.values ?? {})).toHaveLength(10);
  });

  it('leave out what another edition of the site has stored', () => {
    const kept = { form: '/bikes/a', values: { text: 'x' }, waitsForSignIn: false };
    localStorage.setItem(
      'unsent-forms',
      JSON.stringify([null, 'x', { form: 1 }, { ...kept, values: { text: 1 } }, kept]),
    );
    expect(unsentForms.read()).toEqual([kept]);
  });
});
