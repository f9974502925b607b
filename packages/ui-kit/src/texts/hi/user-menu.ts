import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/user-menu.ts';
import type * as Hindi from './user-menu.ts';

export const logIn = 'लॉग इन / नया खाता';
export const myAccount = 'मेरा खाता';
export const myProfile = 'मेरी प्रोफ़ाइल';
export const logOut = 'लॉग आउट';
export const messages = 'मेरे संदेश';
export const messagesUnread = (count: number) => `मेरे संदेश (${count})`;
export const unread = (count: number) => `${count} नए`;

export type Checked = Translation<typeof Hindi, typeof English>;
