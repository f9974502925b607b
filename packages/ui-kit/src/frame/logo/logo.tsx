import { styled } from 'styled-components';
import * as texts from '#texts/logo';
import { theme } from '../../theme/theme.ts';

/**
 * Logo with a kilometre stone with दो ('two') and the name, in the text colour and as high as its font size: 46
 * px in headers. Renders a `<span>` hidden from screen readers: give the link around it a name.
 */
export function Logo() {
  return (
    <Root aria-hidden="true">
      <svg viewBox="0 0 700 800" fill="currentColor">
        <path fill={theme.color.actionSignalBg} d="M40 720V350a310 310 0 0 1 620 0v370z" />
        <path d="M0 720h700v80H0z" />
        <path fill={theme.color.actionSignalFg} d={two} />
      </svg>
      <Name>{texts.name}</Name>
    </Root>
  );
}

/** Outlines of दो in the brand typeface, so that the stone needs no Devanagari font. */
const two =
  'M292 330h142l-5-64h-142zM391 308h-81v54h81zM126 330h312l-5-64h-312zM308 413l83 17v-123h-83zM396 476h-83v77l6 12 11 95h81l-15-101zM279 539q-21 0-32-11-11-10-11-34v-9q0-30 17-43 17-13 58-13 19 0 39 1 21 1 41 3v-59q-28-4-54-7-27-2-55-2-65 0-98 28-33 28-33 90v13q0 39 13 64 13 25 37 37 24 12 58 12 25 0 42-7 17-6 26-18l-11-55q-6 5-15 8-9 2-22 2zM539 620v-312h-85v312zM582 330l-4-64h-167l4 64zM294 134v8l51 50q14 14 26 24 12 11 24 19 12 9 27 15 14 7 32 14v16h76v-10q-8-8-21-21-14-14-30-30-15-16-31-33-16-16-30-30-13-14-21-22z';

const Root = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: 10px;
  height: 1em;
  line-height: 1;

  > svg {
    width: 0.875em;
    height: 1em;
  }
`;

/** As wide as the name in the brand typeface, to avoid a layout shift when the font loads. */
const Name = styled.span`
  width: 3.44em;
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  font-size: 0.788em;
  line-height: 1.26;
  white-space: nowrap;
`;
