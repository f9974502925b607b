import { paths } from '@dopahiya/domain';
import { ButtonLink, Container, EmptyState, PageTitle } from '@dopahiya/ui-kit';
import { isRouteErrorResponse } from 'react-router';
import { PageHead } from './page-head.tsx';

const missing = {
  title: 'This road ends here',
  text: 'There is no page at this address. It may have moved, or the address has a typing error.',
};

const broken = {
  title: 'This page broke down',
  text: 'Something went wrong on our side. Load the page again; if it stays broken, go on from the start page.',
};

/** Stands in place of a page that does not exist or could not be shown. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { title, text } = isRouteErrorResponse(error) && error.status === 404 ? missing : broken;
  return (
    <Container>
      <PageHead title={`${title} | Dopahiya`} description={text} />
      <PageTitle>{title}</PageTitle>
      <EmptyState title={text} action={<ButtonLink to={paths.home}>Go to the start page</ButtonLink>} />
    </Container>
  );
}
