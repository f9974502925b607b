import { addressIn, siteLanguage } from '@dopahiya/domain/site';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ServerScope } from '../server-scope/server-scope.tsx';
import { SiteLink, type SiteLinkProps } from './site-link.tsx';

const inRouter = (props: SiteLinkProps) => (
  <MemoryRouter basename={siteLanguage.prefix || '/'} initialEntries={[addressIn('/bikes?page=2')]}>
    <SiteLink className="plain" aria-label="Leads on" {...props}>
      On
    </SiteLink>
  </MemoryRouter>
);

const onServer = (props: SiteLinkProps) => <ServerScope markBelow={() => null}>{inRouter(props)}</ServerScope>;

describe('<SiteLink />', () => {
  it.each<SiteLinkProps>([
    { to: '/' },
    { to: '/?from=mail' },
    { to: '/bikes/honda' },
    { to: '/bikes/honda/', title: 'Honda' },
    { to: '/search?q=classic%20350&page=2#results' },
    { to: '/bikes', state: { bike: 1 }, replace: true, preventScrollReset: true, rel: 'prev' },
    { to: '?page=3' },
    { to: '#reviews' },
    { to: '//example.com' },
    { to: 'https://example.com/' },
    { to: { pathname: '/bikes', search: '?page=3' } },
  ])('is on the server what it is in the browser: $to', (props) => {
    expect(renderToString(onServer(props))).toBe(renderToString(inRouter(props)));
  });

  it('leads on without loading a page anew', async () => {
    const screen = await render(inRouter({ to: '/bikes/honda' }));
    const link = screen.getByRole('link', { name: 'Leads on' });
    await expect.element(link).toHaveAttribute('href', addressIn('/bikes/honda'));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.element().dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
  });
});
