import { paths } from '@dopahiya/domain';
import { isRouteErrorResponse } from 'react-router';
import { MessagePage } from './message-page.tsx';

const missing = {
  title: 'This road ends here',
  text: 'There is no page at this address. It may have moved, or the address has a typing error.',
};

const broken = {
  title: 'This page broke down',
  text: 'Something went wrong on our side. Load the page again; if it stays broken, go on from the start page.',
};

const home = { label: 'Go to the start page', to: paths.home };

/** Stands in place of a page that does not exist or could not be shown. */
export function ErrorScreen({ error }: { error: unknown }) {
  const message = isRouteErrorResponse(error) && error.status === 404 ? missing : broken;
  return <MessagePage {...message} action={home} />;
}
