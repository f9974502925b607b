import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Builds a sentence with markup in a text file: `compared = (count: number, bold: (text: string) => ReactNode)
 * => sentence('Compared by ', bold(`${count}`), ' riders.')`.
 */
export function sentence(...parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
