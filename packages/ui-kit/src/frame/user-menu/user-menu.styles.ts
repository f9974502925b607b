import { styled } from 'styled-components';
import { ButtonLink } from '../../button/button-link.tsx';
import { theme } from '../../theme/theme.ts';

const room = '152px';

export const Room = styled.div`
  display: flex;
  flex: none;
  justify-content: flex-end;
  width: ${room};

  ${theme.media.belowNav} {
    width: ${theme.layout.tap};
  }
`;

/** Icon only on narrow screens, text on wide ones; hidden while a remembered name is not yet shown. */
export const Login = styled(ButtonLink)`
  white-space: nowrap;

  :root[data-hydrating] & {
    visibility: hidden;
  }

  ${theme.media.belowNav} {
    &&& {
      width: ${theme.layout.tap};
      padding: 0;
      background: none;
      color: inherit;
    }
    > span {
      position: absolute;
      overflow: hidden;
      width: 1px;
      clip-path: inset(50%);
    }
  }
  ${theme.media.nav} {
    --padding: 0;
    width: ${room};

    > svg {
      display: none;
    }
  }
`;

export const NameButton = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  max-width: 100%;
  min-width: ${theme.layout.tap};
  height: ${theme.layout.tap};
  font-weight: ${theme.weight.semibold};

  ${theme.media.belowNav} {
    > svg {
      display: none;
    }
  }
`;

/** Shows that somebody is signed in where there is no room for the name. */
export const Initial = styled.span`
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  padding-block-start: 1px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.actionPrimaryBg};
  color: ${theme.color.actionPrimaryFg};
  font-size: 1rem;
  line-height: 1;

  ${theme.media.nav} {
    display: none;
  }
  @media (forced-colors: active) {
    border: ${theme.border.control} solid;
  }
`;

export const Name = styled.span`
  overflow: hidden;
  padding-block-start: 2px;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${theme.media.belowNav} {
    position: absolute;
    width: 1px;
    clip-path: inset(50%);
  }
`;

/** Positioned in the button's corner, so that nothing moves when it appears. */
export const Unread = styled.span`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-end: 0;
  width: 10px;
  height: 10px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.bgBrand};

  > span {
    position: absolute;
    overflow: hidden;
    width: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** At the right edge of the page's content, below the header's first row. */
export const Menu = styled.ul`
  position: fixed;
  inset: 70px max(${theme.layout.gutter}, calc((100vw - ${theme.layout.container}) / 2)) auto auto;
  min-width: 180px;
  margin: 0;
  padding: ${theme.space[2]};
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  border-radius: ${theme.radius.m};
  background: ${theme.color.bgRaised};
  color: inherit;
  box-shadow: ${theme.shadow.overlay};

  ${theme.media.low} {
    position: absolute;
  }
  ${theme.media.belowNav} {
    position: fixed;
    inset-block-start: ${theme.layout.headerS};
  }
`;

export const Entry = styled.button`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${theme.layout.tap};
  padding: 2px ${theme.space[3]} 0;
  border-radius: ${theme.radius.s};
  color: inherit;
  text-decoration: none;

  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.bgHover};
    }
  }
`;
