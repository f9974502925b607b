import { paths } from '@dopahiya/domain';
import { definePage, type PageLocation } from '@dopahiya/page';
import { MessagePage } from '@dopahiya/ui-kit/frame';
import * as texts from '#texts/placeholder';

const action = { label: texts.bestBikes, to: paths.bestBikes };

const titles = new Map(Object.entries(texts.titles));

/** The title of the page at an address, by its first segment. */
const titleOf = ({ path }: PageLocation): string => titles.get(path.split('/', 2)[1] ?? '') ?? texts.page;

const fixed = Object.values(paths).filter((path) => typeof path === 'string');

/** Stands where a page that the site links to is not built yet: a page before it in the list of pages wins. */
export const placeholderPage = definePage({
  name: 'placeholder',
  path: [...fixed, paths.news(':slug')],
  isIndexed: false,
  useHead: (at) => ({ title: texts.headTitle(titleOf(at)), description: texts.text }),
  component: ({ at }) => <MessagePage title={titleOf(at)} text={texts.text} action={action} />,
  examples: [],
});
