import { useId, useRef } from 'react';
import * as texts from '#texts/user-menu';
import { SiteLink } from '../../link/site-link.tsx';
import { Icon } from '../../icon/icon.tsx';
import * as S from './user-menu.styles.ts';

export interface UserMenuProps {
  /** Who is signed in; null for nobody. An empty name reads 'My account'. */
  name: string | null;
  /** Where one signs in. */
  loginTo: string;
  /** The visitor's own page. */
  profileTo: string;
  /** Where the visitor's messages are, and how many are unread. */
  messagesTo?: string;
  unread?: number;
  onLogout: () => void;
}

/**
 * 'Login / Register', or the visitor's name with a menu; below 1024 px an icon, or the name's first letter with the same menu.
 * It is as wide for everybody, so nothing moves when the name is known. Renders a `<div>`.
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

/** The first letter of a name as it is seen; what is put together of two signs is one. */
const initialOf = (name: string): string => (Array.from(name.trim())[0] ?? '').toLocaleUpperCase();
