import { useId, useRef } from 'react';
import * as texts from '#texts/user-menu';
import { SiteLink } from '../../link/site-link.tsx';
import { Icon } from '../../icon/icon.tsx';
import * as S from './user-menu.styles.ts';

export interface UserMenuProps {
  /** Name of the signed-in user, or null; an empty name shows 'My account'. */
  name: string | null;
  /** Path of the login page. */
  loginTo: string;
  /** Path of the user's profile. */
  profileTo: string;
  /** Path of the messages, and the number of unread ones. */
  messagesTo?: string;
  unread?: number;
  onLogout: () => void;
}

/**
 * 'Login / Register', or the user's name with a menu; below 1024 px an icon, or the initial with the same menu.
 * Has a fixed width, so that nothing moves when the name appears. Renders a `<div>`.
 */
export function UserMenu({ name, loginTo, ...ways }: UserMenuProps) {
  return (
    <S.Room>
      {name === null ? (
        <S.Login to={loginTo}>
          <Icon name="user" size={22} />
          <span>{texts.logIn}</span>
        </S.Login>
      ) : (
        <SignedIn name={name || texts.myAccount} {...ways} />
      )}
    </S.Room>
  );
}

function SignedIn({
  name,
  profileTo,
  messagesTo,
  unread = 0,
  onLogout,
}: Omit<UserMenuProps, 'name' | 'loginTo'> & { name: string }) {
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <S.NameButton type="button" popoverTarget={id}>
        <Icon name="user" size={22} />
        <S.Initial aria-hidden="true">{initialOf(name)}</S.Initial>
        <S.Name>{name}</S.Name>
        {unread > 0 && (
          <S.Unread>
            <span>{texts.unread(unread)}</span>
          </S.Unread>
        )}
        <Icon name="chevron-down" size={16} />
      </S.NameButton>
      <S.Menu ref={menu} id={id} popover="auto">
        <li>
          <S.Entry as={SiteLink} to={profileTo} onClick={close}>
            {texts.myProfile}
          </S.Entry>
        </li>
        {messagesTo !== undefined && (
          <li>
            <S.Entry as={SiteLink} to={messagesTo} onClick={close}>
              {unread > 0 ? texts.messagesUnread(unread) : texts.messages}
            </S.Entry>
          </li>
        )}
        <li>
          <S.Entry type="button" onClick={onLogout}>
            {texts.logOut}
          </S.Entry>
        </li>
      </S.Menu>
    </>
  );
}

/** Returns the first character of a name; a surrogate pair counts as one. */
const initialOf = (name: string): string => (Array.from(name.trim())[0] ?? '').toLocaleUpperCase();
