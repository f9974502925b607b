import { styled } from 'styled-components';

/**
 * Holds a `ScaleSwitch` and the bikes that obey it, and as little else as may be: what is chosen elsewhere on the page then
 * makes the browser look at no bike again. Renders a `<div>` that takes no part in the layout.
 */
export const ScaleScope = styled.div`
  display: contents;
`;
