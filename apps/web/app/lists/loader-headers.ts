import type { HeadersArgs } from 'react-router';

/** A route's `headers`: those that its loader gave. */
export const loaderHeaders = (args: Pick<HeadersArgs, 'loaderHeaders'>): Headers => args.loaderHeaders;
