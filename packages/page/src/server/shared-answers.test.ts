import { type ApiClient, fetchBrands, fetchOnRoadPrice } from '@dopahiya/api-client';
import { describe, expect, it, vi } from 'vitest';
import { SharedAnswers } from './shared-answers.ts';

function createApi() {
  const answer = vi.fn(async (path: string) => ({ path, results: [{ name: 'Honda' }] }));
  return { answer, api: { get: answer, post: answer } as unknown as ApiClient };
}

describe('the answers that pages share', () => {
  it('are asked for once, and are the very same for the next page', async () => {
    const { api, answer } = createApi();
    const answers = new SharedAnswers();
    const first = await fetchBrands(answers.through(api, '1'), { page: 2 });
    expect(await fetchBrands(answers.through(api, '1'), { page: 2 })).toBe(first);
    expect(answer).toHaveBeenCalledOnce();
  });

  it('are told apart by address, parameters and what is asked', async () => {
    const { api, answer } = createApi();
    const shared = new SharedAnswers().through(api, '1');
    await fetchBrands(shared, { page: 1 });
    await fetchBrands(shared, { page: 2 });
    await fetchOnRoadPrice(shared, 'shine', { city: 'Delhi' });
    await fetchOnRoadPrice(shared, 'shine', { city: 'Pune' });
    await fetchOnRoadPrice(shared, 'shine', { city: 'Delhi' });
    expect(answer).toHaveBeenCalledTimes(4);
  });

  it('cannot be changed by a page', async () => {
    const { results } = await fetchBrands(new SharedAnswers().through(createApi().api, '1'));
    expect(() => results.pop()).toThrow(TypeError);
    expect(() => Object.assign(results[0] ?? {}, { name: 'Hero' })).toThrow(TypeError);
  });

  it('end with the edition of the catalogue', async () => {
    const { api, answer } = createApi();
    const answers = new SharedAnswers();
    for (const edition of ['1', '2', '1']) await fetchBrands(answers.through(api, edition));
    expect(answer).toHaveBeenCalledTimes(3);
  });

  it('are not those of somebody who says who they are, and no failure', async () => {
    const { api, answer } = createApi();
    const shared = new SharedAnswers().through(api, '1');
    for (let count = 0; count < 2; count++) await shared.get('users/me/export/', 'accountExport', { asUser: true });
    answer.mockRejectedValueOnce(new Error('The database hangs.'));
    await expect(fetchBrands(shared)).rejects.toThrow('hangs');
    await fetchBrands(shared);
    expect(answer).toHaveBeenCalledTimes(4);
  });

  it('are never those to what is written: it is sent each time, and what it says is not held', async () => {
    const { api, answer } = createApi();
    const shared = new SharedAnswers().through(api, '1');
    for (let count = 0; count < 2; count++) await shared.post('token/', 'access', { json: { password: 'secret' } });
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('stay within their limit, and leave the oldest out', async () => {
    const { api, answer } = createApi();
    const shared = new SharedAnswers({ maxBytes: 300, lifeMs: 1000 }).through(api, '1');
    for (const page of [1, 2, 3, 4, 4]) await fetchBrands(shared, { page });
    expect(answer).toHaveBeenCalledTimes(4);
    await fetchBrands(shared, { page: 1 });
    expect(answer).toHaveBeenCalledTimes(5);
  });
});
