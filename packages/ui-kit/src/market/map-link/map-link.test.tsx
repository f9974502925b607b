import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MapLink } from './map-link.tsx';

describe('<MapLink />', () => {
  it('looks for the place, whatever is in its name', async () => {
    const screen = await render(<MapLink place="Sagar & Sons, Lajpat Nagar II" />);
    const link = screen.getByRole('link', { name: /^Directions to Sagar & Sons/ });
    const address = new URL((link.element() as HTMLAnchorElement).href);
    expect(address.searchParams.get('query')).toBe('Sagar & Sons, Lajpat Nagar II');
  });
});
