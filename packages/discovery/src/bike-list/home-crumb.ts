import { paths } from '@dopahiya/domain/site';
import * as texts from '#texts/bike-list';
import type { NamedPage } from './bike-list.ts';

/** The first step of every trail. */
export const homeCrumb: NamedPage = { label: texts.home, to: paths.home };
