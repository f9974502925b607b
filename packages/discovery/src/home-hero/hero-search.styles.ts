import { Button, theme } from '@dopahiya/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';

export const Search = styled.search`
  display: flex;
  flex-direction: column;
  gap: 14px;
  margin-top: 18px;

  ${theme.media.nav} {
    flex-flow: row wrap;
    align-items: center;
    gap: ${theme.space[3]} ${theme.space[5]};
    margin-top: ${theme.space[6]};
  }
`;

export const Box = styled.form`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 54px;
  padding-inline: ${theme.space[4]} 7px;
  border-radius: ${theme.radius.s};
  background: ${theme.color.bgRaised};
  color: ${theme.color.textDefault};

  &:focus-within {
    outline: ${theme.border.focus} solid ${theme.color.focusRing};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.focusHalo};
  }

  ${theme.media.nav} {
    flex: 0 1 560px;
    min-height: 60px;
    font-size: 1.125rem;
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${theme.layout.tap};
  padding: 2px 0 0;
  border: 0;
  background: none;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${theme.color.textSubtle};
    opacity: 1;
  }
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

/** An arrow alone on narrow screens, the word on wide ones. */
export const Submit = styled(Button)`
  ${theme.media.belowNav} {
    width: ${theme.layout.tap};
    padding: 0;

    > span {
      position: absolute;
      overflow: hidden;
      width: 1px;
      clip-path: inset(50%);
    }
  }
  ${theme.media.nav} {
    > svg {
      display: none;
    }
  }
`;

export const Brands = styled.ul`
  display: flex;
  gap: ${theme.space[2]};
  margin-inline: calc(-1 * ${theme.layout.gutter});
  padding: 5px ${theme.layout.gutter};
  overflow-x: auto;
  scrollbar-width: none;

  ${theme.media.nav} {
    flex-wrap: wrap;
    margin: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;

export const Brand = styled(Link).attrs({ discover: 'none' })`
  display: flex;
  align-items: center;
  min-height: ${theme.layout.tap};
  padding: 2px 14px 0;
  border: ${theme.border.control} solid currentColor;
  border-radius: ${theme.radius.pill};
  font-size: 0.9375rem;
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  white-space: nowrap;

  ${theme.media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
