import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { saveAsFile } from './save-as-file.ts';

describe('saveAsFile', () => {
  it('leaves a busy browser time to begin, and releases the text after that', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const released = vi.spyOn(URL, 'revokeObjectURL');
    onTestFinished(() => void vi.restoreAllMocks());
    saveAsFile('codes', { name: 'codes.txt', type: 'text/plain' });
    expect(clicked).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(30_000);
    expect(released).not.toHaveBeenCalled();
    vi.advanceTimersByTime(30_000);
    expect(released).toHaveBeenCalledOnce();
  });
});
