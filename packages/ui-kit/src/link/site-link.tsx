import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

/** What `SiteLink` takes: what an `<a>` takes, and where it leads. */
export interface SiteLinkProps
  extends Omit<ComponentProps<'a'>, 'href'>, Pick<LinkProps, 'to' | 'state' | 'replace' | 'preventScrollReset'> {}

/** Leads to a page of ours without loading it anew, and looks like nothing yet: all links of the site are made of it. Renders an `<a>`. */
export function SiteLink(props: SiteLinkProps) {
  return <Link discover="none" {...props} />;
}
