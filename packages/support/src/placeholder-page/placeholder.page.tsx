import { paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import * as texts from '#texts/placeholder-page';
import { PlaceholderPage } from './placeholder-page.tsx';

/** Addresses of planned pages; nothing on the site links to them. */
const placeholders = [paths.insurance, paths.newsMedia, paths.reviews];

const titles = new Map(Object.entries(texts.titles));

/** Coming-soon page for these addresses, reached by typing or by an old link. */
export const placeholderPage = definePage({
  name: 'placeholder',
  path: placeholders,
  /** Title, by the first segment of the address. */
  read: ({ path }) => ({ title: titles.get(path.split('/', 2)[1] ?? '') ?? texts.page }),
  isIndexed: false,
  useHead: ({ title }) => ({ title: texts.headTitle(title), description: texts.text }),
  component: PlaceholderPage,
  examples: [],
});
