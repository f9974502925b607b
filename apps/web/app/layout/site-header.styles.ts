import { theme } from '@dopahiya/ui-kit';
import { css, styled } from 'styled-components';

export const Header = styled.header`
  position: relative;
  background: ${theme.color.bgPage};
`;

export const TopRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
  height: 76px;

  ${theme.media.belowNav} {
    gap: 0;
    height: ${theme.layout.headerS};
    margin-inline-end: calc(-1 * ${theme.space[2]});
  }
`;

export const LogoLink = styled.a`
  display: flex;
  flex: none;
  color: inherit;
  font-size: 46px;
  text-decoration: none;

  ${theme.media.belowNav} {
    font-size: 36px;
  }
`;

export const Search = styled.search`
  flex: 1;
  display: block;
  position: static;
  max-width: 560px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;

  ${theme.media.belowNav} {
    position: absolute;
    inset: 0 0 auto;
    width: 100%;
    max-width: none;
    margin: 0;
    padding: ${theme.space[2]} ${theme.layout.gutter};
    background: ${theme.color.bgPage};
    box-shadow: ${theme.shadow.overlay};

    &:not(:popover-open) {
      display: none;
    }
  }
`;

export const Field = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.layout.tap};
  padding: 2px ${theme.space[4]} 0;
  border: ${theme.border.control} solid transparent;
  border-radius: ${theme.radius.s};
  background: ${theme.color.bgSunken};

  &:focus-within {
    border-color: ${theme.color.lineControl};
  }
  & > input {
    flex: 1;
    min-width: 0;
    border: 0;
    background: none;
  }
  & > input::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
`;

export const City = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-inline-start: auto;
  font-weight: ${theme.weight.semibold};
`;

const iconOnly = css`
  display: none;
  place-items: center;
  width: ${theme.layout.tap};
  height: ${theme.layout.tap};
  color: inherit;

  ${theme.media.belowNav} {
    display: grid;
  }
`;

export const SearchButton = styled.button`
  ${iconOnly}
  margin-inline-start: ${theme.space[2]};
`;

export const AccountLink = styled.a`
  ${iconOnly}
`;

export const Login = styled.div`
  ${theme.media.belowNav} {
    display: none;
  }
`;
