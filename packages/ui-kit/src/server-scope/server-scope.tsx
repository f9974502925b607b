import { addressIn } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { ServerContext } from './server-context.ts';

export interface ServerScopeProps {
  children: ReactNode;
}

/** Around all pages on the server: their links are plain, without what only a click needs. */
export function ServerScope({ children }: ServerScopeProps) {
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

const gifts = { Link: PlainLink };
