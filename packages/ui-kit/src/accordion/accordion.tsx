import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';

/** One row of an accordion. */
interface AccordionItem {
  /** What tells it from the others. */
  id: string;
  /** What it holds: a question. */
  title: ReactNode;
  /** What is folded away. */
  content: ReactNode;
  /** How it stands before a visitor touches it. @default 'closed' */
  initially?: 'open' | 'closed';
}

export interface AccordionProps {
  /** The rows; any number may be open at once. */
  items: readonly AccordionItem[];
}

/** Rows that fold their content away, without scripts too. Renders one `Disclosure` for each. */
export function Accordion({ items }: AccordionProps) {
  return items.map(({ id, title, content, initially = 'closed' }) => (
    <Disclosure key={id} title={title} initially={initially}>
      {content}
    </Disclosure>
  ));
}
