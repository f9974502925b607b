import type { CSSProperties } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { theme } from '../theme/theme.ts';
import { GroundLine } from './ground-line.tsx';

describe('<GroundLine />', () => {
  it('has a short tick each 10 cm and a long one each 50 cm, at the scale of its module', async () => {
    const { container } = await render(
      <div style={{ '--mm': theme.scale.row } as CSSProperties}>
        <GroundLine />
      </div>,
    );
    const line = container.firstElementChild?.firstElementChild;
    const { backgroundImage, backgroundSize } = getComputedStyle(line as Element);
    expect(
      backgroundImage.match(/transparent 1\.5px[^)]*\)|rgba\(0, 0, 0, 0\) 1\.5px, rgba\(0, 0, 0, 0\) [\d.]+px/g),
    ).toEqual([expect.stringContaining('13.2px'), expect.stringContaining('66px')]);
    expect(backgroundSize).toBe('100% 5px, 100% 10px');
  });
});
