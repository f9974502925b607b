import { ApiError, likeArticle, useApi } from '@dopahiya/api-client';
import type { Article, ArticleLikes } from '@dopahiya/domain/content';
import { paths } from '@dopahiya/domain/site';
import { Button, needsScript, showToast, theme } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import * as texts from '#texts/article';
import { newsQueries } from '../news-queries.ts';

/** Like button that toggles; signed-out visitors are led to sign in and back. */
export function LikeButton({ article: { id, slug, like_count } }: { article: Article }) {
  const api = useApi();
  const name = useSignedInName();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const address = slug ?? String(id);
  const query = newsQueries.likes(api, address, name);
  const likes = useQuery(query).data ?? { like_count, is_liked: false };
  const { mutate, isPending } = useMutation({
    mutationFn: () => likeArticle(api, address, !likes.is_liked),
    onSuccess: () => {
      queries.setQueryData(query.queryKey, changed(likes));
      return queries.invalidateQueries({ queryKey: query.queryKey });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 403)
        showToast({
          kind: 'notice',
          text: texts.confirmFirst,
          action: { label: texts.toConfirm, onPress: () => void navigate(`${paths.profile}#email`) },
        });
      else showToast({ kind: 'error', text: texts.likeFailed });
    },
  });
  const press = () => {
    if (isPending) return;
    if (name === null) void navigate(paths.loginFrom(paths.news(address)));
    else mutate();
  };
  return (
    <>
      <Pressed
        tone="secondary"
        leadingIcon="heart"
        aria-pressed={likes.is_liked}
        aria-disabled={isPending}
        onClick={press}
      >
        {likes.like_count > 0 ? texts.likedBy(likes.like_count) : texts.like}
      </Pressed>
      <NoScript>{texts.likesNeedScripts}</NoScript>
    </>
  );
}

/** Returns the likes after a toggle, until the API answers. */
const changed = ({ like_count, is_liked }: ArticleLikes): ArticleLikes => ({
  like_count: Math.max(0, like_count + (is_liked ? -1 : 1)),
  is_liked: !is_liked,
});

const Pressed = styled(Button)`
  ${needsScript}

  &[aria-pressed='true'] {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.bgSelected};

    svg {
      fill: currentColor;
    }
  }
`;

const NoScript = styled.p`
  display: none;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  ${theme.media.noScript} {
    display: block;
  }
`;
