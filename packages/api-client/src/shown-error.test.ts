import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { messageOf } from './shown-error.ts';

const errorOf = (kind: 'status' | 'aborted') => new ApiError({ kind, status: null, message: 'The database is busy.' });

describe('messageOf', () => {
  it('is the message of an ApiError', () => {
    expect(messageOf(errorOf('status'), 'Failed to load bikes')).toBe('The database is busy.');
  });

  it.each([errorOf('aborted'), new TypeError('x is undefined')])('hides the message of %s', (error) => {
    expect(messageOf(error, 'Failed to load bikes')).toBe('Failed to load bikes');
  });
});
