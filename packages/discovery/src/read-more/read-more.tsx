import { theme } from '@dopahiya/ui-kit';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/read-more';

export interface ReadMoreProps {
  /** The text; shown whole if shorter than `limit`. Anything but a string is always clamped. */
  children: ReactNode;
  /**
   * Number of lines shown while collapsed.
   * @default 3
   */
  lines?: number;
  /**
   * Length in characters above which a text is clamped.
   * @default 200
   */
  limit?: number;
  /**
   * Button labels.
   * @default ['Read More', 'Read Less']
   */
  labels?: readonly [more: string, less: string];
}

const defaultLabels = [texts.readMore, texts.readLess] as const;

/** Collapsible long text; without scripts the whole text shows. Renders a `<div>`. */
export function ReadMore({ children, limit = 200, ...rest }: ReadMoreProps) {
  if (typeof children === 'string' && children.length <= limit) return <div>{children}</div>;
  return <Clamped {...rest}>{children}</Clamped>;
}

function Clamped({ children, lines = 3, labels = defaultLabels }: Omit<ReadMoreProps, 'limit'>) {
  const [open, setOpen] = useState(false);
  const [fits, setFits] = useState(false);
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = text.current;
    if (!element || open) return undefined;
    const observer = new ResizeObserver(() => setFits(element.scrollHeight <= element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);
  return (
    <div>
      <Text ref={text} id={id} data-open={open} style={{ WebkitLineClamp: open ? 'none' : lines }}>
        {children}
      </Text>
      <Toggle type="button" data-needed={!fits} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? labels[1] : labels[0]}
      </Toggle>
    </div>
  );
}

const Text = styled.div`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;

  ${theme.media.noScript} {
    display: block;
  }
  &[data-open='true'] {
    display: block;
  }
`;

const Toggle = styled.button`
  min-height: ${theme.layout.tap};
  margin-block: -6px;
  color: ${theme.color.textDefault};
  font-weight: ${theme.weight.semibold};
  text-decoration: underline ${theme.color.lineControl} 1.5px;
  text-underline-offset: 5px;

  /* It keeps its room, so that nothing below moves when the page hydrates. */
  &[data-needed='false'] {
    visibility: hidden;
  }
  ${theme.media.noScript} {
    display: none;
  }
`;
