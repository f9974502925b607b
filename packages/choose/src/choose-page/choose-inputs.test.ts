import { describe, expect, it } from 'vitest';
import { chooseSearch, readChooseInputs } from './choose-inputs.ts';

const read = (search: string) => readChooseInputs(new URLSearchParams(search));

describe('needs in the address', () => {
  it.each([
    '',
    'use=highway&kind=motorcycle&fuel=petrol&km=60&height=155&budget=150000&monthly=5000&price=3&power=2&city=Pune&not=classic-350',
    'socket=false&passenger=true',
    'power=1&show=48',
    'words=office%2C+40+km&city=Pune',
  ])('are read and written again: %s', (search) => {
    expect(chooseSearch(read(search))).toBe(search);
  });

  it('keep numbers that can’t be used as texts, and set no limit by them', () => {
    expect(read('height=90&budget=cheap&km=301')).toMatchObject({
      numbers: {},
      unread: { height: '90', budget: 'cheap', km: '301' },
    });
  });

  it('show no more bikes than there are steps', () => expect(read('show=10000').shown).toBe(24));

  it('take what is usual if nothing matters', () => expect(read('price=0&weight=0').weights).toBeNull());
});
