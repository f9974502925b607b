import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { iconFile, iconSources } from '../../scripts/icon-file.ts';
import { iconPaths } from './icon-paths.ts';
import { Icon } from './icon.tsx';

describe('<Icon />', () => {
  it('is hidden from screen readers and takes the colour of the text', async () => {
    const { container } = await render(<Icon name="search" size={18} />);
    const icon = container.querySelector('svg');
    expect(icon).toHaveAttribute('aria-hidden', 'true');
    expect(icon?.getBoundingClientRect().width).toBe(18);
    expect(icon && getComputedStyle(icon).stroke).toBe(getComputedStyle(document.body).color);
  });
});

describe('the icon paths', () => {
  it('are those that are named', () => {
    expect(Object.keys(iconPaths)).toEqual(Object.keys(iconSources));
  });

  it('are refused when an icon is made of anything but paths', () => {
    expect(() => iconFile(() => '<svg><circle cx="12" cy="12" r="9" /></svg>')).toThrow(/holds a <circle>/);
  });
});
