import { ApiError } from '@dopahiya/api-client';
import { expect, it } from 'vitest';
import { failureText } from './use-used-bikes.ts';

it('says of a list that failed whether the server answered, led elsewhere or was not reached', () => {
  const failure = (kind: 'status' | 'redirect' | 'network', status: number | null) =>
    failureText(new ApiError({ kind, status, message: 'The garage is closed.' }));
  expect(failure('status', 503)).toMatch(/503.*The garage is closed\./);
  expect(failure('redirect', 301)).toMatch(/redirect/i);
  expect(failure('network', null)).toBe('The garage is closed.');
});
