import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowTranslatedText } from './allow-translated-text.ts';

let root: Root;
let main: HTMLElement;
const show = (content: ReactNode) => flushSync(() => root.render(content));

/** Imitates a browser's translation: wraps each text in elements of its own, or replaces it. */
function translate(isReplaced = false): void {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(isReplaced ? `[${text.data}]` : text);
  }
}

beforeAll(() => allowTranslatedText());
beforeEach(() => {
  main = document.body.appendChild(document.createElement('main'));
  root = createRoot(main);
});
afterEach(() => {
  flushSync(() => root.unmount());
  main.remove();
});

describe('tolerateWrappedText()', () => {
  it('takes a text away with what stands around it', () => {
    show(
      <p>
        Hero {'Splendor'} <b>new</b>
      </p>,
    );
    translate();
    show(
      <p>
        {null}
        <b>new</b>
      </p>,
    );
    expect(main.textContent).toBe('new');
  });

  it('puts what comes before a text before what stands around it', () => {
    show(<p>{null}rows</p>);
    translate();
    show(
      <p>
        <b>Ten</b>rows
      </p>,
    );
    expect(main.textContent).toBe('Tenrows');
  });

  it('changes a text within what stands around it', () => {
    show(<p>{10} bikes</p>);
    translate();
    show(<p>{9} bikes</p>);
    expect(main.textContent).toBe('9 bikes');
  });

  it('changes texts in whose place others were put, and what stands beside them', () => {
    show(
      <p>
        Filters <b>on</b> here
      </p>,
    );
    translate(true);
    show(
      <p>
        {null}
        <b>off</b>
        <i>now</i>
        {null}
      </p>,
    );
    expect(main.querySelector('b')?.textContent).toBe('off');
    expect(main.querySelector('i')?.textContent).toBe('now');
  });

  it('leaves moves of what is where it belongs as they are', () => {
    show([<i key="a">a</i>, <i key="b">b</i>, <i key="c">c</i>]);
    show([<i key="c">c</i>, <i key="a">a</i>]);
    expect(main.textContent).toBe('ca');
  });
});
