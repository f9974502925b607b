import { ApiError } from '@dopahiya/api-client';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { pageQuery, startQueries } from './page-queries.ts';

const apiFailure = (kind: ApiError['kind']) => new ApiError({ kind, status: null, message: 'Away.' });

const start = (failure: Error) => {
  const failing = pageQuery({ queryKey: ['section'], queryFn: () => Promise.reject(failure), retry: false });
  const working = pageQuery({ queryKey: ['page'], queryFn: () => Promise.resolve('Activa') });
  return startQueries(new QueryClient(), { essential: working, sections: [failing] });
};

it.each([
  ['the API fails, which the section shows itself', apiFailure('network'), true],
  ['the client’s script is missing', apiFailure('script'), false],
  ['another script is missing', new TypeError('Failed to fetch dynamically imported module'), false],
])('says whether all scripts came where %s', async (_, failure, expected) => {
  expect(await start(failure)).toBe(expected);
});
