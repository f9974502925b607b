import { styled } from 'styled-components';
import { SiteLink, type SiteLinkProps } from './site-link.tsx';
import { Icon } from '../icon/icon.tsx';
import { theme } from '../theme/theme.ts';

export interface LinkProps extends SiteLinkProps {
  /** Arrow after ('forward') or before ('back') the text. @default 'none' */
  arrow?: 'none' | 'forward' | 'back';
}

/** Link to a page of the site, or with a full URL to another site, which gets a mark. Renders an `<a>`. */
export function Link({ arrow = 'none', to, children, ...rest }: LinkProps) {
  return (
    <Root to={to} data-arrow={arrow} {...rest}>
      {arrow === 'back' && <Icon name="arrow-left" size={18} />}
      <span>{children}</span>
      {arrow === 'forward' && <Icon name="arrow-right" size={18} />}
      {isOtherSite(to) && <Icon name="external" size={16} />}
    </Root>
  );
}

const isOtherSite = (to: LinkProps['to']): boolean => typeof to === 'string' && /^https?:/.test(to);

const Root = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: ${theme.weight.semibold};
  text-decoration: none;

  /* One with an arrow stands alone: large enough for a finger, without room of its own for that. */
  &:not([data-arrow='none']) {
    margin-block: -10px;
    padding-block: 10px;
  }
  > span {
    text-decoration: underline ${theme.color.lineControl} 1.5px;
    text-underline-offset: 5px;
  }
  ${theme.media.hover} {
    &:hover > span {
      text-decoration-thickness: 2.5px;
    }
  }
`;
