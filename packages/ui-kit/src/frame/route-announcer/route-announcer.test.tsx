import { useRef } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteLink } from '../../link/site-link.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

function Frame() {
  const content = useRef<HTMLElement>(null);
  return (
    <>
      <SiteLink to="/next">Next</SiteLink>
      <main ref={content} tabIndex={-1} />
      <RouteAnnouncer content={content} />
    </>
  );
}

it('says the title of the page that a visitor comes to, also when it comes late, and puts the focus into it', async () => {
  document.title = 'First';
  const screen = await render(<Frame />, { wrapper: MemoryRouter });
  const said = screen.container.querySelector('[aria-live=polite]');
  expect(said?.textContent).toBe('');
  document.title = 'On its way';
  await screen.getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => said?.textContent).toBe('On its way');
  expect(document.activeElement).toBe(screen.container.querySelector('main'));
  document.title = 'Next';
  await expect.poll(() => said?.textContent).toBe('Next');
});
