import { addressIn } from '@dopahiya/domain/site';
import { type ReactNode, useMemo } from 'react';
import { Link, type LinkProps } from 'react-router';
import { ServerContext } from './server-context.ts';

export interface ServerScopeProps {
  /** Called by each `BelowMark` in it, in the order of the page: gives what stands there. */
  markBelow: () => ReactNode;
  children: ReactNode;
}

/** Around all pages on the server: marks where a page's first screen ends, and its links are plain, without what only a click needs. */
export function ServerScope({ markBelow, children }: ServerScopeProps) {
  const gifts = useMemo(() => ({ markBelow, Link: PlainLink }), [markBelow]);
  return <ServerContext value={gifts}>{children}</ServerContext>;
}

/** What React Router's link renders for a path of ours, without its hooks for clicks and prefetching: they took a tenth of a list. */
function PlainLink(props: LinkProps) {
  const { to, state: _state, replace: _replace, preventScrollReset: _reset, discover: _, children, ...anchor } = props;
  if (!isPath(to)) return <Link {...props} />;
  return (
    <a {...anchor} href={addressIn(to)}>
      {children}
    </a>
  );
}

const isPath = (to: LinkProps['to']): to is string => typeof to === 'string' && /^\/(?!\/)/.test(to);
