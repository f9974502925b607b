import { hasPage, paths } from '@dopahiya/domain/site';
import { Link } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import * as texts from '#texts/contact-sentence';

export interface ContactSentenceProps {
  /** The sentence once messages can be sent, around the link to where. */
  children: (parts: { link: (words: string) => ReactNode }) => readonly ReactNode[];
}

/** How we are reached: by the page for it, or, while there is none, the plain word that there is no way yet. */
export function ContactSentence({ children }: ContactSentenceProps) {
  return <p>{hasPage(paths.contactUs) ? children({ link: contactLink }) : texts.noWayYet}</p>;
}

const contactLink = (words: string) => (
  <Link key="contact" to={paths.contactUs}>
    {words}
  </Link>
);
