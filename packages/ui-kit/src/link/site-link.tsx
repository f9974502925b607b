import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

/** Props of `SiteLink`: those of an `<a>`, and its target. */
export interface SiteLinkProps
  extends Omit<ComponentProps<'a'>, 'href'>, Pick<LinkProps, 'to' | 'state' | 'replace' | 'preventScrollReset'> {}

/** Unstyled client-side link, on which all links of the site are based. Renders an `<a>`. */
export function SiteLink(props: SiteLinkProps) {
  return <Link discover="none" {...props} />;
}
