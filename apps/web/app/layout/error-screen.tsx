import { HeaderSearch } from '@dopahiya/discovery';
import { paths } from '@dopahiya/domain';
import { Link } from '@dopahiya/ui-kit';
import { isRouteErrorResponse } from 'react-router';
import * as S from './error-screen.styles.ts';
import { MessagePage } from './message-page.tsx';
import { PageHead } from '@dopahiya/page';

const missing = {
  title: 'This road ends here',
  text: 'There is no page at this address. It may have moved, or the address has a typing error.',
};

const broken = {
  title: 'This page broke down',
  text: 'Something went wrong on our side. Load the page again; if it stays broken, go on from the start page.',
};

const home = { label: 'Go to the start page', to: paths.home };

const waysOn = [
  { label: 'Best bikes', to: paths.bestBikes },
  { label: 'New scooters', to: paths.newScooters },
  { label: 'Electric', to: paths.electric },
  { label: 'Used bikes', to: paths.usedBikes },
  { label: 'Contact us', to: paths.contactUs },
];

/** Stands in place of a page that does not exist or could not be shown, with the ways on. */
export function ErrorScreen({ error }: { error: unknown }) {
  const message = isRouteErrorResponse(error) && error.status === 404 ? missing : broken;
  return (
    <MessagePage {...message} action={home}>
      <PageHead title={`${message.title} | Dopahiya`} description={message.text} />
      <S.Search>
        <h2>Look for a bike instead</h2>
        <HeaderSearch />
      </S.Search>
      <S.Ways aria-label="Other ways on">
        <ul>
          {waysOn.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </S.Ways>
    </MessagePage>
  );
}
