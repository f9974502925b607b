import { styled } from 'styled-components';
import { SiteLink, type SiteLinkProps } from '../link/site-link.tsx';
import { ChipContent, type ChipBaseProps } from './chip-content.tsx';
import { chipMixin } from './chip-mixin.ts';

/** What `ChipLink` takes, beside everything a link takes. */
export interface ChipLinkProps extends ChipBaseProps, Omit<SiteLinkProps, 'children'> {
  /** Whether the page shows what it leads to. @default false */
  current?: boolean;
}

/** Leads to a page, or to this one with a choice more or less, and looks like a chip. Renders an `<a>`. */
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
