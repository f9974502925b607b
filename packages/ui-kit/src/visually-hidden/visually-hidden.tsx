import { styled } from 'styled-components';
import { visuallyHidden } from './visually-hidden.styles.ts';

/** Text only for screen readers. Renders a `<span>`. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
