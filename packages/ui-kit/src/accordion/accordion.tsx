import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';

/** Row of an accordion. */
interface AccordionItem {
  /** Unique id. */
  id: string;
  /** Title, such as a question. */
  title: ReactNode;
  /** Collapsible content. */
  content: ReactNode;
  /** Initial state. @default 'closed' */
  initially?: 'open' | 'closed';
}

export interface AccordionProps {
  /** Rows; any number may be open at once. */
  items: readonly AccordionItem[];
}

/** Collapsible rows that work without scripts. Renders a `Disclosure` for each. */
export function Accordion({ items }: AccordionProps) {
  return items.map(({ id, title, content, initially = 'closed' }) => (
    <Disclosure key={id} title={title} initially={initially}>
      {content}
    </Disclosure>
  ));
}
