import { Link, type LinkProps } from './link.tsx';
import { useBack } from './use-back.ts';

export interface BackLinkProps extends Omit<LinkProps, 'arrow' | 'onClick'> {
  /** Target if this is the visit's first page, or without JavaScript. */
  to: LinkProps['to'];
}

/** Link that goes back to the previous page of this visit, if any; else to its target. Renders an `<a>`. */
export function BackLink(props: BackLinkProps) {
  return <Link arrow="back" onClick={useBack()} {...props} />;
}
