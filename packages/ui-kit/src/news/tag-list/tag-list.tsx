import { styled } from 'styled-components';
import * as texts from '#texts/tag-list';
import { SiteLink } from '../../link/site-link.tsx';
import { theme } from '../../theme/theme.ts';

export interface TagListProps {
  /** Label for screen readers. @default 'Tags' */
  label?: string;
  /** Tags, each linked to its page if it has one. */
  tags: readonly { label: string; to?: string }[];
}

/** List of tags. Renders a `<ul>`. */
export function TagList({ label = texts.tags, tags }: TagListProps) {
  return (
    <Root aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.label}>
          {tag.to === undefined ? <span>{tag.label}</span> : <SiteLink to={tag.to}>{tag.label}</SiteLink>}
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  > li > * {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    padding: 2px ${theme.space[3]} 0;
    border-radius: ${theme.radius.s};
    background: ${theme.color.bgStage};
    font: ${theme.weight.medium} 0.875rem/1.2 ${theme.font.body};
    text-decoration: none;
  }
  ${theme.media.hover} {
    > li > a:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
`;
