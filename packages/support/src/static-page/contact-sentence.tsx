import { paths } from '@dopahiya/domain/site';
import { Link } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';

export interface ContactSentenceProps {
  /** A sentence around the link to the page on which messages are sent. */
  children: (parts: { link: (words: string) => ReactNode }) => readonly ReactNode[];
}

/** How we are reached. */
export function ContactSentence({ children }: ContactSentenceProps) {
  return <p>{children({ link: contactLink })}</p>;
}

const contactLink = (words: string) => (
  <Link key="contact" to={paths.contactUs}>
    {words}
  </Link>
);
