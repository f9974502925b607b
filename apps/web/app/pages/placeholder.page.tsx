import { paths } from '@dopahiya/domain';
import { definePage, type PageLocation } from '@dopahiya/page';
import { MessagePage } from '@dopahiya/ui-kit/frame';

const text = 'This feature is currently under development and will be available soon';
const action = { label: 'See the best bikes', to: paths.bestBikes };

/** The title that an address gives its page, by its first segment: 'EMI Calculator' for `/emi-calculator`. */
const titleOf = ({ path }: PageLocation): string =>
  path
    .split('/', 2)
    .join('')
    .split('-')
    .map((word) => (word === 'emi' ? 'EMI' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

const fixed = Object.values(paths).filter((path) => typeof path === 'string');

/** Stands where a page that the site links to is not built yet: a page before it in the list of pages wins. */
export const placeholderPage = definePage({
  name: 'placeholder',
  path: [...fixed, paths.news(':slug'), paths.showroomsOf(':brandSlug')],
  isIndexed: false,
  useHead: (at) => ({ title: `${titleOf(at)} | Dopahiya`, description: text }),
  component: ({ at }) => <MessagePage title={titleOf(at)} text={text} action={action} />,
  examples: [],
});
