import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepEqualValues } from './keep-equal-values.ts';

const field = <input name="saving" defaultValue="2,000" />;
let main: HTMLElement;
let root: Root;

function hydrate(html: string): MutationRecord[] {
  main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = html;
  const observer = new MutationObserver(() => undefined);
  observer.observe(main, { attributeFilter: ['value'], subtree: true });
  flushSync(() => void (root = hydrateRoot(main, field)));
  return observer.takeRecords();
}

beforeAll(() => keepEqualValues());
afterEach(() => {
  flushSync(() => root.unmount());
  main.remove();
});

describe('keepEqualValues()', () => {
  it('lets React take a field over without a write into it', () => {
    expect(hydrate('<input name="saving" value="2,000"/>')).toEqual([]);
  });

  it('lets a first value change', () => {
    main = document.body.appendChild(document.createElement('main'));
    root = createRoot(main);
    flushSync(() => root.render(field));
    const input = main.querySelector('input');
    if (input) input.defaultValue = '3,000';
    expect(input?.getAttribute('value')).toBe('3,000');
  });
});
