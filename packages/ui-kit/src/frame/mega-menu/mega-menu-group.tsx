import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { SiteLink } from '../../link/site-link.tsx';
import { Container } from '../../container/container.tsx';
import { Icon } from '../../icon/icon.tsx';
import type { MenuGroup } from './mega-menu.tsx';
import { wideScreen } from '../header/use-closed-popovers.ts';
import * as S from './mega-menu.styles.ts';
import { moveFocus } from '../../focus-move/move-focus.ts';

interface MegaMenuGroupProps {
  group: MenuGroup;
}

/** Group of the menu: a link, or a button with its panel. */
export function MegaMenuGroup({ group }: MegaMenuGroupProps) {
  const { label, to, items = [], isActive, aside } = group;
  if (to === undefined) return <PanelGroup label={label} items={items} isActive={isActive} aside={aside} />;
  return (
    <li>
      <S.GroupLabel
        as={SiteLink}
        to={to}
        style={letters(label)}
        data-active={isActive}
        aria-current={isActive ? 'page' : undefined}
      >
        {label}
      </S.GroupLabel>
    </li>
  );
}

type PanelGroupProps = Required<Pick<MenuGroup, 'label' | 'items'>> & Pick<MenuGroup, 'isActive' | 'aside'>;

function PanelGroup({ label, items, isActive, aside }: PanelGroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { ref, intent, close, keepOpen, closeBehind, enter } = usePanel();
  return (
    <S.Group {...intent} onBlur={closeBehind}>
      <S.GroupLabel
        as="button"
        type="button"
        popoverTarget={id}
        style={letters(label)}
        data-active={isActive}
        onClick={keepOpen}
        onKeyDown={enter}
      >
        {label}
        <Icon name="chevron-down" size={16} />
      </S.GroupLabel>
      <S.Panel
        id={id}
        ref={ref}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={(press) => moveFocus(press, 'a', 'column')}
      >
        <Container>
          <S.Columns>
            <S.Items>
              {items.map(({ label: name, to, hint, state, isCurrent }) => (
                <li key={name}>
                  <S.ItemLink
                    as={SiteLink}
                    to={to}
                    state={state}
                    aria-current={isCurrent ? 'page' : undefined}
                    onClick={close}
                  >
                    <b>{name}</b>
                    <small>{hint}</small>
                  </S.ItemLink>
                </li>
              ))}
            </S.Items>
            {isOpen && aside && matchMedia(wideScreen).matches && <S.Aside>{aside}</S.Aside>}
          </S.Columns>
        </Container>
      </S.Panel>
    </S.Group>
  );
}

const letters = (label: string) => ({ '--letters': label.length }) as CSSProperties;

/** Delays in ms, so that a pointer that only passes does not open a panel, and one that slips off does not close it at once. */
const delays = { open: 80, close: 200 } as const;

/** Detects when a mouse means to open or leave a panel; touch and pen use presses. */
function useHoverIntent(show: (isShown: boolean) => void) {
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (isShown: boolean) => (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType !== 'mouse') return;
    timer.current = window.setTimeout(() => show(isShown), isShown ? delays.open : delays.close);
  };
  return { onPointerEnter: later(true), onPointerLeave: later(false) };
}

/** Opening and closing of a panel by hover, focus and keys, beyond its native button. */
function usePanel() {
  const ref = useRef<HTMLDivElement>(null);
  const isOpenedByHover = useRef(false);
  const show = (isShown: boolean) => ref.current?.togglePopover(isShown);
  const intent = useHoverIntent((isShown) => {
    if (isShown && ref.current?.matches(':popover-open')) return;
    isOpenedByHover.current = isShown;
    show(isShown);
  });
  return {
    ref,
    intent,
    close: () => show(false),
    /** A press right after the hover must not close the panel that it has just opened. */
    keepOpen: (event: { preventDefault: () => void }) => {
      if (isOpenedByHover.current && ref.current?.matches(':popover-open')) event.preventDefault();
      isOpenedByHover.current = false;
    },
    /** Closes the panel when the focus moves out of it. */
    closeBehind: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) show(false);
    },
    enter: (press: KeyboardEvent) => {
      if (press.key !== 'ArrowDown') return;
      press.preventDefault();
      show(true);
      ref.current?.querySelector('a')?.focus();
    },
  };
}
