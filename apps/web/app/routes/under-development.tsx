import { paths } from '@dopahiya/domain';
import { ButtonLink, Container, EmptyState, PageTitle } from '@dopahiya/ui-kit';
import { useLocation } from 'react-router';
import { PageHead } from '../layout/page-head.tsx';

const text = 'This feature is currently under development and will be available soon';

const titleOf = (path: string): string =>
  path
    .split('/')
    .at(-1)
    ?.split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ') ?? '';

/** Stands at an address whose page is not built yet, with the title that the address gives it. */
export default function UnderDevelopmentRoute() {
  const title = titleOf(useLocation().pathname);
  return (
    <Container>
      <PageHead title={`${title} | Dopahiya`} description={text} />
      <PageTitle>{title}</PageTitle>
      <EmptyState title={text} action={<ButtonLink to={paths.bestBikes}>See the best bikes</ButtonLink>} />
    </Container>
  );
}
