import { Link, type LinkProps } from './link.tsx';
import { useBack } from './use-back.ts';

export interface BackLinkProps extends Omit<LinkProps, 'arrow' | 'onClick'> {
  /** Where it leads when this is the first page of the visit, or without JavaScript. */
  to: LinkProps['to'];
}

/** Goes back to the page before, when there is one in this visit; else it leads where it points. Renders an `<a>`. */
export function BackLink(props: BackLinkProps) {
  return <Link arrow="back" onClick={useBack()} {...props} />;
}
