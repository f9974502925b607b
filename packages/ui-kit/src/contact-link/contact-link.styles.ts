import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Standalone link with an icon, with a large touch target that takes no layout space. */
export const ContactLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-block: -10px;
  padding-block: 10px;
  font-weight: ${theme.weight.semibold};
  text-decoration: none;

  > span {
    text-decoration: underline ${theme.color.lineControl} 1.5px;
    text-underline-offset: 5px;
  }
  ${theme.media.hover} {
    &:hover > span {
      text-decoration-thickness: 2.5px;
    }
  }
`;
