import { useId } from 'react';
import { Link } from '@dopahiya/ui-kit';
import { fieldId, focusOnField } from './field-id.ts';
import * as S from './form.styles.ts';

interface JumpLinksProps {
  title: string;
  links: readonly { path: string; label: string }[];
}

/** Links to fields of the form: each moves the focus there. */
export function JumpLinks({ title, links }: JumpLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id}>{title}</p>
      <S.Links>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link
              to={`#${fieldId(path)}`}
              onClick={(event) => {
                if (focusOnField(path)) event.preventDefault();
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </S.Links>
    </nav>
  );
}
