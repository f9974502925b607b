import { pagesToCome, paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import { MessagePage } from '@dopahiya/ui-kit/frame';
import * as texts from '#texts/placeholder-page';

const action = { label: texts.bestBikes, to: paths.bestBikes };

const titles = new Map(Object.entries(texts.titles));

/** Stands at addresses whose pages are not built yet, for who types one or comes from an old link. */
export const placeholderPage = definePage({
  name: 'placeholder',
  path: pagesToCome,
  /** Its title, by the first segment of its address. */
  read: ({ path }) => ({ title: titles.get(path.split('/', 2)[1] ?? '') ?? texts.page }),
  isIndexed: false,
  useHead: ({ title }) => ({ title: texts.headTitle(title), description: texts.text }),
  component: ({ title }) => <MessagePage title={title} text={texts.text} action={action} />,
  examples: [],
});
