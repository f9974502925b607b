import { paths } from '@dopahiya/domain/site';
import * as texts from '#texts/bike-list';
import type { NamedPage } from './bike-list.ts';

/** First item of every breadcrumb. */
export const homeCrumb: NamedPage = { label: texts.home, to: paths.home };
