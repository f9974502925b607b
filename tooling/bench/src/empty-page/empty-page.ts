import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, useEffect } from 'react';
import { styled } from 'styled-components';

const Heading = styled.h1`
  font-family: system-ui, sans-serif;
`;

/** One heading, drawn by the libraries that every page of the site loads, and so many elements more. */
export function EmptyPage({ elements }: { elements: number }) {
  useEffect(() => void performance.mark('hydrated'), []);
  return createElement(
    QueryClientProvider,
    { client: new QueryClient() },
    createElement(Heading, null, 'An empty page'),
    ...Array.from({ length: elements }, (_, index) => createElement('p', { key: index }, 'A line')),
  );
}
