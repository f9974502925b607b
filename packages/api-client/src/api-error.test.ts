import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind, type ApiFailure, isRetryable } from './api-error.ts';

const failure: ApiFailure = { kind: 'status', status: 503, message: 'Request failed with status 503' };

describe('ApiError', () => {
  it('survives the way through JSON', () => {
    const sent = JSON.stringify(new ApiError(failure));
    const received = ApiError.fromJSON(JSON.parse(sent) as ApiFailure);
    expect(received).toBeInstanceOf(ApiError);
    expect(received).toMatchObject({ ...failure, name: 'ApiError' });
  });
});

describe('an ApiError about fields', () => {
  it('keeps what is wrong with each through JSON', () => {
    const fields = { rating: ['Choose from 1 to 5 stars.'] };
    const error = ApiError.fromJSON(new ApiError({ ...failure, status: 400, fields }).toJSON());
    expect(error.fields).toEqual(fields);
  });
});

describe('isRetryable', () => {
  it.each<[ApiErrorKind, number | null, boolean]>([
    ['network', null, true],
    ['timeout', null, true],
    ['status', 500, true],
    ['status', 503, true],
    ['status', 429, true],
    ['status', 408, true],
    ['html', 502, true],
    ['status', 400, false],
    ['status', 404, false],
    ['html', 200, false],
    ['redirect', 301, false],
    ['contract', null, false],
    ['aborted', null, false],
  ])('of kind %s with status %s is %s', (kind, status, expected) => {
    expect(isRetryable(new ApiError({ kind, status, message: 'x' }))).toBe(expected);
  });

  it('is false for anything that is no ApiError', () => {
    expect(isRetryable(new Error('a bug'))).toBe(false);
  });
});
