import { styled } from 'styled-components';

export const Main = styled.main`
  min-height: 60vh;
  outline: 0;
`;
