import { describe, expect, it } from 'vitest';
import { emptySellAnswers } from '../sell-draft/sell-answers.ts';
import { allAnswers } from '../testing/filled-draft.ts';
import { estimateRequestOf } from './estimate-request.ts';

describe('estimateRequestOf', () => {
  it.each([
    ['brand', { brand: null }],
    ['model', { model: ' ' }],
    ['year', { year_of_manufacture: '' }],
    ['kilometres', { km_ridden: '' }],
  ])('asks nothing before there is a %s', (_, missing) => {
    expect(estimateRequestOf({ ...allAnswers, ...missing }, 'activa')).toBeNull();
  });

  it('asks with what is told, the model by its slug', () => {
    expect(estimateRequestOf(allAnswers, 'activa')).toEqual({
      brand: 'honda',
      model: 'activa',
      year_of_manufacture: 2019,
      km_ridden: 30_000,
      owner: '1st',
      city: 1,
      expected_price: 49_800,
    });
  });

  it('asks for a model that the catalogue lacks by its name, and leaves out what is not told', () => {
    const { brand, year_of_manufacture, km_ridden } = allAnswers;
    const told = { ...emptySellAnswers, brand, year_of_manufacture, km_ridden, model: ' Activa 3G ' };
    expect(estimateRequestOf(told, null)).toEqual({
      brand: 'honda',
      model: 'Activa 3G',
      year_of_manufacture: 2019,
      km_ridden: 30_000,
    });
  });
});
