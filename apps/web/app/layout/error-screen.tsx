import { HeaderSearch } from '@dopahiya/discovery';
import { paths } from '@dopahiya/domain';
import { PageHead } from '@dopahiya/page';
import { MessagePage } from '@dopahiya/ui-kit/frame';
import { isRouteErrorResponse } from 'react-router';

const missing = {
  title: 'This road ends here',
  text: 'There is no page at this address. It may have moved, or the address has a typing error.',
};

const broken = {
  title: 'This page broke down',
  text: 'Something went wrong on our side. Load the page again; if it stays broken, go on from the start page.',
};

const home = { label: 'Go to the start page', to: paths.home };

const search = { title: 'Look for a bike instead', field: <HeaderSearch /> };

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
    <>
      <PageHead title={`${message.title} | Dopahiya`} description={message.text} />
      <MessagePage {...message} action={home} search={search} waysOn={waysOn} />
    </>
  );
}
