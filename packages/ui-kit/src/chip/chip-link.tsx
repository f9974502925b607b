import { styled } from 'styled-components';
import { SiteLink, type SiteLinkProps } from '../link/site-link.tsx';
import { ChipContent, type ChipBaseProps } from './chip-content.tsx';
import { chipMixin } from './chip-mixin.ts';

/** Props of `ChipLink`, besides those of a link. */
export interface ChipLinkProps extends ChipBaseProps, Omit<SiteLinkProps, 'children'> {
  /** Whether it links to the current page. @default false */
  current?: boolean;
}

/** Link styled as a chip: to a page, or to this one with a filter added or removed. Renders an `<a>`. */
export function ChipLink({ current = false, count, action = 'choose', children, ...rest }: ChipLinkProps) {
  return (
    <Root aria-current={current || undefined} {...rest}>
      <ChipContent count={count} action={action}>
        {children}
      </ChipContent>
    </Root>
  );
}

const Root = styled(SiteLink)`
  ${chipMixin}
`;
