import { styled } from 'styled-components';
import { SiteLink, type SiteLinkProps } from '../link/site-link.tsx';
import { ButtonContent, type ButtonBaseProps } from './button-content.tsx';
import { buttonMixin } from './button-mixin.ts';

export interface ButtonLinkProps extends ButtonBaseProps, SiteLinkProps {}

/** Link styled as a button. Renders an `<a>`. */
export function ButtonLink({
  tone = 'primary',
  size = 'medium',
  width = 'auto',
  leadingIcon,
  trailingIcon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Root data-tone={tone} data-size={size} data-width={width} {...rest}>
      <ButtonContent leadingIcon={leadingIcon} trailingIcon={trailingIcon}>
        {children}
      </ButtonContent>
    </Root>
  );
}

const Root = styled(SiteLink)`
  ${buttonMixin}
`;
