import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useDebounced } from './use-debounced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('useDebounced', () => {
  it('tells a text 300 ms after its last change, and an empty one at once', async () => {
    const { result, rerender, act } = await renderHook((text?: string) => useDebounced(text ?? ''));
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    await rerender('ac');
    await pass(200);
    await rerender('act');
    await pass(299);
    expect(result.current).toBe('');
    await pass(1);
    expect(result.current).toBe('act');
    await rerender('');
    expect(result.current).toBe('');
  });
});
