import { useGrievanceOfficer } from '@dopahiya/site';
import type { ReactNode } from 'react';
import * as texts from '#texts/complaints';
import { ContactSentence } from './contact-sentence.tsx';

export interface ComplaintsProps {
  /** How complaints are sent where the owner names nobody. @default through the contact page */
  otherwise?: ReactNode;
}

/** Who answers complaints, and what to write. */
export function Complaints({ otherwise = throughContact }: ComplaintsProps) {
  const officer = useGrievanceOfficer();
  return (
    <>
      {officer ? <p>{texts.officer(officer.name, mailLink(officer.mail))}</p> : otherwise}
      <p>{texts.whatToSay}</p>
    </>
  );
}

const throughContact = <ContactSentence>{texts.throughContact}</ContactSentence>;

const mailLink = (mail: string) => (
  <a key="mail" href={`mailto:${mail}`}>
    {mail}
  </a>
);
