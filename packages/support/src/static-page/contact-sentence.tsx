import { paths } from '@dopahiya/domain/site';
import { Link } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';

export interface ContactSentenceProps {
  /** Renders a sentence around the contact link. */
  children: (parts: { link: (words: string) => ReactNode }) => readonly ReactNode[];
}

/** A sentence with a link to the contact page. */
export function ContactSentence({ children }: ContactSentenceProps) {
  return <p>{children({ link: contactLink })}</p>;
}

const contactLink = (words: string) => (
  <Link key="contact" to={paths.contactUs}>
    {words}
  </Link>
);
