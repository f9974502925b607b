import { describe, expect, it } from 'vitest';
import { pageStateBlock } from './page-state.ts';

const state = { origin: 'https://dopahiya.example', queries: [] };
const injected = '</script><script>alert(1)</script>';

describe('pageStateBlock', () => {
  it('cannot be left by a text in it', () => {
    const block = pageStateBlock({ ...state, origin: injected });
    expect(block.match(/<\/?script/g)).toHaveLength(2);
    expect(JSON.parse(block.replace(/^<[^>]*>|<\/script>$/g, ''))).toMatchObject({ origin: injected });
  });
});
