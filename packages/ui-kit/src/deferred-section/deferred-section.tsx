import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { Link } from '../link/link.tsx';
import { Section, type SectionProps } from '../section/section.tsx';
import { theme } from '../theme/theme.ts';

interface SectionLink {
  label: string;
  to: string;
}

export interface DeferredSectionOptions<Given extends object = object> extends Pick<
  SectionProps,
  'title' | 'subtitle' | 'tone' | 'height' | 'isNear'
> {
  /** Pages that hold what the section will show: all there is before it is loaded, and without scripts. */
  links: readonly SectionLink[] | ((given: Given) => readonly SectionLink[]);
  /** A form that leads to such a page, above the links; once somebody has begun to fill it, it stays. */
  form?: ReactNode;
  /** Height of the section's body once it is loaded, in CSS, below 1024 px and from there on: nothing may jump. */
  minHeight: { narrow: string; wide: string };
  /** Loads the whole section, its head included. */
  load: () => Promise<ComponentType<Given>>;
}

/** How near a section comes to the screen before it is loaded. */
const near = '300px';

/**
 * Makes a section whose script and data are loaded when it comes within 300 px of the screen. Until then, and when that
 * fails, it is its heading with links. Once loaded it stays so for the visit. A browser that does not tell loads it at once.
 */
export function deferredSection<Given extends object = object>({
  title,
  subtitle,
  tone,
  height,
  isNear,
  links,
  form,
  minHeight,
  load,
}: DeferredSectionOptions<Given>): ComponentType<Given> {
  let loaded: ComponentType<Given> | null = null;

  return function DeferredSection(given: Given) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const show = useCallback(async (place: Element) => {
      const section = await load().catch(() => null);
      if (!section) return;
      loaded = section;
      whenUnused(place, () => setLoaded(() => section));
    }, []);
    // Not the library of the lists: on the home page it would weigh 1.4 kB for these lines.
    const watch = useCallback(
      (place: HTMLElement | null) => {
        if (!place) return undefined;
        if (!('IntersectionObserver' in window)) {
          void show(place);
          return undefined;
        }
        const observer = new IntersectionObserver(([entry]) => void (entry?.isIntersecting && show(place)), {
          rootMargin: near,
        });
        observer.observe(place);
        return () => observer.disconnect();
      },
      [show],
    );
    if (Loaded) return <Loaded {...given} />;
    return (
      <div ref={watch}>
        <Section title={title} subtitle={subtitle} tone={tone} height={height} isNear={isNear}>
          <Reserved style={{ '--min-height': minHeight.narrow, '--min-height-wide': minHeight.wide }}>
            {form}
            <Links>
              {(typeof links === 'function' ? links(given) : links).map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </Links>
          </Reserved>
        </Section>
      </div>
    );
  };
}

/** What goes while it has the focus would take the focus with it, and a form what is written into it. */
function whenUnused(place: Element, show: () => void): void {
  if (place.contains(document.activeElement))
    place.addEventListener('focusout', () => setTimeout(() => whenUnused(place, show)), { once: true });
  else if (!isBegun(place)) show();
}

function isBegun(place: Element): boolean {
  const inputs = Array.from(place.querySelectorAll('input'));
  return inputs.some(({ value, defaultValue }) => value !== defaultValue);
}

const Reserved = styled.div`
  min-height: var(--min-height);

  ${theme.media.nav} {
    min-height: var(--min-height-wide);
  }
  ${theme.media.noScript} {
    min-height: 0;
  }
  @media print {
    section:has(&) {
      display: none;
    }
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[6]};
`;
