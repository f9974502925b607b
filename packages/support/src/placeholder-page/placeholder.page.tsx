import { paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import { MessagePage } from '@dopahiya/ui-kit/frame';
import * as texts from '#texts/placeholder-page';

const action = { label: texts.bestBikes, to: paths.bestBikes };

const titles = new Map(Object.entries(texts.titles));

const fixed = Object.values(paths).filter((path) => typeof path === 'string');

/** Stands where a page that the site links to is not built yet: a page before it in the list of pages wins. */
export const placeholderPage = definePage({
  name: 'placeholder',
  path: [...fixed, paths.news(':slug')],
  /** Its title, by the first segment of its address. */
  read: ({ path }) => ({ title: titles.get(path.split('/', 2)[1] ?? '') ?? texts.page }),
  isIndexed: false,
  useHead: ({ title }) => ({ title: texts.headTitle(title), description: texts.text }),
  component: ({ title }) => <MessagePage title={title} text={texts.text} action={action} />,
  examples: [],
});
