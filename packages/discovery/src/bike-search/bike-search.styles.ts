import { styled } from 'styled-components';

export const Form = styled.form`
  min-width: 0;
`;
