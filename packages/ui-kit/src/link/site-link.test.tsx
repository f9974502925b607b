import { addressIn, siteLanguage } from '@dopahiya/domain/site';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteLink, type SiteLinkProps } from './site-link.tsx';

const inRouter = (props: SiteLinkProps) => (
  <MemoryRouter basename={siteLanguage.prefix || '/'} initialEntries={[addressIn('/bikes?page=2')]}>
    <SiteLink className="plain" aria-label="Leads on" {...props}>
      On
    </SiteLink>
  </MemoryRouter>
);

describe('<SiteLink />', () => {
  it('leads on without loading a page anew', async () => {
    const screen = await render(inRouter({ to: '/bikes/honda' }));
    const link = screen.getByRole('link', { name: 'Leads on' });
    await expect.element(link).toHaveAttribute('href', addressIn('/bikes/honda'));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.element().dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
  });
});
