import { type ComponentType, createElement as h, lazy, Suspense, use } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWhole } from './render-whole.ts';

const never = new Promise<never>(() => undefined);
const NeverComes = () => use(never);
const Breaks = (): never => {
  throw new Error('broken');
};

const tookTooLong = new Error('Rendering was given up after 10000 ms: code or data of the page did not come.');

const pageWith = (part: ComponentType) =>
  h('main', null, h('h1', null, 'Bikes'), h(Suspense, { fallback: 'empty' }, h(part)));

afterEach(() => void vi.useRealTimers());

/** Fakes only the timers of the limit, not React's. */
const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

describe('renderWhole', () => {
  it('waits for parts whose code comes later, and leaves no timer behind', async () => {
    fakeTimers();
    const Late = lazy(async () => ({ default: () => h('p', null, 'late') }));
    const { html, errors } = await renderWhole(pageWith(Late), 'nonce');
    expect(html).toContain('<p>late</p>');
    expect(html).not.toContain('empty');
    expect(errors).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up a part that never comes after ten seconds, and leaves it to the browser', async () => {
    fakeTimers();
    const onRendered = vi.fn();
    const rendering = renderWhole(pageWith(NeverComes), 'nonce');
    void rendering.then(onRendered);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(onRendered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const { html, errors } = await rendering;
    expect(html).toContain('<h1>Bikes</h1>');
    expect(html).toContain('empty');
    expect(errors).toEqual([tookTooLong]);
  });

  it('fails when the frame of a page never comes', async () => {
    fakeTimers();
    const failure = renderWhole(h(NeverComes), 'nonce').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toEqual(tookTooLong);
  });

  it('fails when the frame of a page breaks', async () => {
    fakeTimers();
    await expect(renderWhole(h(Breaks), 'nonce')).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows the rest of a page where a part breaks, and tells of it', async () => {
    const { html, errors } = await renderWhole(pageWith(Breaks), 'nonce');
    expect(html).toContain('<h1>Bikes</h1>');
    expect(errors).toEqual([new Error('broken')]);
  });
});
