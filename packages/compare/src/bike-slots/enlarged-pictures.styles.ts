import { styled } from 'styled-components';

/** As large as the bike fits into the room of the lightbox. */
export const Scene = styled.div`
  --mm: min(100cqi / var(--scene-width), 100cqb / var(--scene-height));
`;
