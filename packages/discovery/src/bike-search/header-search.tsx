import { useRef, useState } from 'react';
import { BikeSearch } from './bike-search.tsx';

/** The search box in the head of every page, and wherever else a page offers a search. */
export function HeaderSearch() {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return <BikeSearch place="header" text={text} onText={setText} field={field} />;
}
