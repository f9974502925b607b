import { styled } from 'styled-components';
import * as texts from '#texts/share-row';
import { IconButton } from '../../button/icon-button.tsx';
import { Icon, type IconName } from '../../icon/icon.tsx';
import { copyLink } from '../../share-link/share-link.ts';
import { theme } from '../../theme/theme.ts';

export interface ShareRowProps {
  /** Title of the page to share. */
  title: string;
  /** Full URL of the page. */
  url: string;
}

/** Share links to services, and a button that copies the URL. Renders a `<ul>`. */
export function ShareRow({ title, url }: ShareRowProps) {
  return (
    <Root aria-label={texts.share}>
      {services.map(({ name, icon, address }) => (
        <li key={name}>
          <Service href={address(title, url)} target="_blank" rel="noopener" aria-label={texts.shareBy(name)}>
            <Icon name={icon} />
          </Service>
        </li>
      ))}
      <li>
        <IconButton icon="link" label={texts.copyLink} onClick={() => void copyLink(url)} />
      </li>
    </Root>
  );
}

interface ShareService {
  name: string;
  icon: IconName;
  address: (title: string, url: string) => string;
}

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

const services: readonly ShareService[] = [
  {
    name: 'WhatsApp',
    icon: 'whatsapp',
    address: (title, url) => `https://wa.me/?${query({ text: `${title} ${url}` })}`,
  },
  {
    name: 'Facebook',
    icon: 'facebook',
    address: (_, url) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  },
  { name: 'X', icon: 'x', address: (title, url) => `https://x.com/intent/post?${query({ text: title, url })}` },
  {
    name: texts.email,
    icon: 'mail',
    address: (title, url) => `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
  },
];

const Root = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Service = styled.a`
  display: grid;
  place-items: center;
  width: ${theme.layout.tap};
  height: ${theme.layout.tap};
  border: ${theme.border.control} solid ${theme.color.lineControl};
  border-radius: ${theme.radius.s};

  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.bgHover};
    }
  }
`;
