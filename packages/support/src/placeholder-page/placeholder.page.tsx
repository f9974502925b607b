import { paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import * as texts from '#texts/placeholder-page';
import { PlaceholderPage } from './placeholder-page.tsx';

/** Addresses of pages that the site is to have one day; nothing of it leads there. */
const placeholders = [paths.insurance, paths.newsMedia, paths.reviews];

const titles = new Map(Object.entries(texts.titles));

/** Stands at these addresses for who types one or comes from an old link. */
export const placeholderPage = definePage({
  name: 'placeholder',
  path: placeholders,
  /** Its title, by the first segment of its address. */
  read: ({ path }) => ({ title: titles.get(path.split('/', 2)[1] ?? '') ?? texts.page }),
  isIndexed: false,
  useHead: ({ title }) => ({ title: texts.headTitle(title), description: texts.text }),
  component: PlaceholderPage,
  examples: [],
});
