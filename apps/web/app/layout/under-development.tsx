import { paths } from '@dopahiya/domain';
import { MessagePage } from './message-page.tsx';

const text = 'This feature is currently under development and will be available soon';

const titleOf = (page: string): string =>
  page
    .split('-')
    .map((word) => (word === 'emi' ? 'EMI' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

const action = { label: 'See the best bikes', to: paths.bestBikes };

/** Stands at an address whose page is not built yet, with the title that the address gives it. */
export function UnderDevelopment({ segment }: { segment: string }) {
  return <MessagePage title={titleOf(segment)} text={text} action={action} />;
}
