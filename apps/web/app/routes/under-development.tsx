import { paths } from '@dopahiya/domain';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { MessagePage } from '../layout/message-page.tsx';
import { unbuiltPages } from './unbuilt-pages.ts';

const text = 'This feature is currently under development and will be available soon';

const titleOf = (page: string): string =>
  page
    .split('-')
    .map((word) => (word === 'emi' ? 'EMI' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

function checkPage({ params: { page = '' } }: Pick<LoaderFunctionArgs, 'params'>): null {
  if (!unbuiltPages.has(`/${page}`)) throw data(null, { status: 404 });
  return null;
}

// Two names for one function: React Router takes `loader` out of what the browser gets.
export const loader = checkPage;
export const clientLoader = checkPage;

const action = { label: 'See the best bikes', to: paths.bestBikes };

/** Stands at an address whose page is not built yet, with the title that the address gives it. */
export default function UnderDevelopmentRoute() {
  return <MessagePage title={titleOf(useParams()['page'] ?? '')} text={text} action={action} />;
}
