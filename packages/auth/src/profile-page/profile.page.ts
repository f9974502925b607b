import { paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import * as texts from '#texts/profile-page';
import { ProfilePage } from './profile-page.tsx';
import type { ProfileSlots } from './profile-slots.ts';

/** The page of an account: the server knows nobody, so what it sends is the same for all and the browser fills it in. */
export const profilePage = definePage<ProfileSlots>({
  name: 'profile',
  path: paths.profile,
  isIndexed: false,
  storage: () => 'never',
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription }),
  component: ProfilePage,
});
