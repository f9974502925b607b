import { styled } from 'styled-components';

export const Column = styled.div`
  max-width: 844px;
`;
