import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A sentence with markup in it, written whole in a file of texts:
 * `compared = (count: number, bold: (text: string) => ReactNode) => sentence('Compared by ', bold(`${count}`), ' riders.')`.
 */
export function sentence(...parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
