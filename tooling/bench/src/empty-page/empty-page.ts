import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, useEffect } from 'react';
import { styled } from 'styled-components';

const Heading = styled.h1`
  font-family: system-ui, sans-serif;
`;
const Section = styled.section`
  padding: 44px 16px;
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  padding: 0;
  list-style: none;
`;
const Card = styled.li`
  display: flex;
  flex-direction: column;
  padding: 12px;
  border: 1px solid;
  border-radius: 8px;
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
`;
const cardsOfSection = 8;
/** Number of elements of a card with its link, text and facts. */
const elementsOfCard = 7;
/** Number of elements of section, heading and list. */
const elementsAround = 3;

/** Renders one heading with the libraries that every page loads, and about this many further elements in sections of cards. */
export function EmptyPage({ elements }: { elements: number }) {
  useEffect(() => void performance.mark('hydrated'), []);
  const sections = Math.round(elements / (cardsOfSection * elementsOfCard + elementsAround));
  return createElement(
    QueryClientProvider,
    { client: new QueryClient() },
    createElement(Heading, null, 'An empty page'),
    ...Array.from({ length: sections }, (_, index) => createElement(PlainSection, { key: index, index })),
  );
}

function PlainSection({ index }: { index: number }) {
  const cards = Array.from({ length: cardsOfSection }, (_, place) => createElement(PlainCard, { key: place, place }));
  return createElement(Section, null, createElement('h2', null, `Section ${index}`), createElement(List, null, cards));
}

function PlainCard({ place }: { place: number }) {
  const facts = ['Kerb weight', 'Range', 'Price'].map((fact) =>
    createElement('span', { key: fact }, `${fact} ${place}`),
  );
  return createElement(
    Card,
    null,
    createElement('a', { href: `#${place}` }, `A card ${place}`),
    createElement('b', null, 'Words of a card'),
    createElement(Facts, null, facts),
  );
}
