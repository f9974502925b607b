import type { ReactNode } from 'react';
import * as texts from '#texts/contact-link';
import { Icon } from '../../icon/icon.tsx';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { ContactLink } from '../../contact-link/contact-link.styles.ts';

export interface MapLinkProps {
  /** Place to look up: name and address. */
  place: string;
  /** Link text. @default 'Directions' */
  children?: ReactNode;
}

/** Link to a map, opened in another tab. Renders an `<a>`. */
export function MapLink({ place, children = texts.directions }: MapLinkProps) {
  const query = new URLSearchParams({ api: '1', query: place });
  return (
    <ContactLink href={`https://www.google.com/maps/search/?${query}`} target="_blank" rel="noopener">
      <Icon name="directions" size={18} />
      <span>{children}</span>
      <VisuallyHidden> {texts.toPlace(place)}</VisuallyHidden>
    </ContactLink>
  );
}
