import type { ReactNode } from 'react';
import * as texts from '#texts/contact-link';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ContactLink } from './contact-link.styles.ts';

export interface CallLinkProps {
  /** Formatted number: '+91 98104 22155'. */
  phone: string;
  /** Who is called, for screen readers. */
  name: string;
  /** Link text. @default 'Call' */
  children?: ReactNode;
}

/** Link that calls a number. Renders an `<a>`. */
export function CallLink({ phone, name, children = texts.call }: CallLinkProps) {
  return (
    <ContactLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      <Icon name="phone" size={18} />
      <span>{children}</span>
      <VisuallyHidden> {name}</VisuallyHidden>
    </ContactLink>
  );
}
