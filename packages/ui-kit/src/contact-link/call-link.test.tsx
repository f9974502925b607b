import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CallLink } from './call-link.tsx';

describe('<CallLink />', () => {
  it('calls the number without what is there for the eye', async () => {
    const screen = await render(<CallLink phone="+91 (98104) 22-155" name="Sagar Motors" />);
    const link = screen.getByRole('link', { name: 'Call Sagar Motors' });
    await expect.element(link).toHaveAttribute('href', 'tel:+919810422155');
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});
