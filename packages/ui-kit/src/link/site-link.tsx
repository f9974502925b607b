import { type ComponentProps, use } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { ServerContext } from '../server-scope/server-context.ts';

/** What `SiteLink` takes: what an `<a>` takes, and where it leads. */
export interface SiteLinkProps
  extends Omit<ComponentProps<'a'>, 'href'>, Pick<RouterLinkProps, 'to' | 'state' | 'replace' | 'preventScrollReset'> {}

/** Leads to a page of ours without loading it anew, and looks like nothing yet: all links of the site are made of it. Renders an `<a>`. */
export function SiteLink(props: SiteLinkProps) {
  const Link = use(ServerContext)?.Link ?? RouterLink;
  return <Link discover="none" {...props} />;
}
